import { expect, test } from 'vitest'
import { findUnsafeKey } from './save-section.ts'

test.each([
  ['{"__proto__":{"isAdmin":true}}', '__proto__'],
  ['{"a":[{"constructor":{"prototype":{}}}]}', 'a.0.constructor'],
  ['{"a":{"prototype":1}}', 'a.prototype'],
])('%s is found', (json, path) => {
  expect(findUnsafeKey(JSON.parse(json))).toBe(path)
})

test('an ordinary value has none', () => {
  expect(findUnsafeKey({ a: [1, null, 'text', { b: true }] })).toBeUndefined()
})

test('nesting without end is refused instead of followed', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(findUnsafeKey(deep)).toBeDefined()
})
