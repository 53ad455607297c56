const UNSAFE = new Set(['__proto__', 'constructor', 'prototype'])
const MAX_DEPTH = 20

/**
 * The path of a key that could reach a prototype, or of a nesting no section has; undefined when
 * there is none. JSON may carry such keys as plain properties.
 */
export function findUnsafeKey(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (UNSAFE.has(key) || depth === MAX_DEPTH) return key
    const deeper = findUnsafeKey(inner, depth + 1)
    if (deeper !== undefined) return `${key}.${deeper}`
  }
  return undefined
}
