import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embedJson } from './embed.ts'

const BREAKOUTS = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '</SCRIPT >',
  '&lt;/script&gt;',
  '\u2028alert(1)\u2029',
  '<svg onload=alert(1)>',
]

test.each(BREAKOUTS)('%j cannot leave the script element', (text) => {
  const embedded = embedJson({ title: text, [text]: 1 })
  expect(embedded).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(embedded)).toEqual({ title: text, [text]: 1 })
})

test('whatever is embedded parses back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const embedded = embedJson(value)
      expect(embedded).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.stringify(JSON.parse(embedded))).toBe(JSON.stringify(value))
    }),
  )
})

test('undefined is embedded as null', () => {
  expect(embedJson(undefined)).toBe('null')
})
