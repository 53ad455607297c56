import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableTokens, storedTokens } from './reply-tokens.ts'

const labels = { name: 'Name des Kunden', me: 'Ihr Name' }

test('what will be filled in reads as words and is stored as a token', () => {
  const stored = 'Guten Tag {{name}}, viele Grüße {{me}}'
  const shown = 'Guten Tag [Name des Kunden], viele Grüße [Ihr Name]'
  expect(readableTokens(stored, labels)).toBe(shown)
  expect(storedTokens(shown, labels)).toBe(stored)
  expect(readableTokens('{{subject}} {{other}}', labels)).toBe('{{subject}} {{other}}')
})

test('whatever is typed comes back as it was typed', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('[Name des Kunden]', '[Ihr Name]', '[', ']'))
  const typed = fc.array(part).map((parts) => parts.join(''))
  fc.assert(
    fc.property(typed, (text) => {
      expect(readableTokens(storedTokens(text, labels), labels)).toBe(text)
    }),
    { seed: 16 },
  )
})
