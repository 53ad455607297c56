import { BLOCK_LIMITS } from '../block.ts'

type Measured = 'fits' | 'tooLarge' | 'tooNested' | 'unstorable'

const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
/** What a number, a bracket or a comma counts. */
const SMALL = 4

/** Walks any JSON without recursion, so that nothing later can be overwhelmed by it. */
export function measure(value: unknown): Measured {
  const open: { value: unknown; level: number }[] = [{ value, level: 0 }]
  let characters = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, level } = next
    characters += typeof value === 'string' ? value.length : SMALL
    if (characters > BLOCK_LIMITS.characters) return 'tooLarge'
    if (typeof value === 'string' && UNSTORABLE.test(value)) return 'unstorable'
    if (typeof value !== 'object' || value === null) continue
    if (level >= BLOCK_LIMITS.nesting) return 'tooNested'
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) open.push({ value: name, level })
      open.push({ value: inner, level: level + 1 })
    }
  }
  return 'fits'
}
