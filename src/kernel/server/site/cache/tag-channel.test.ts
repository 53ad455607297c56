import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPayload, tagPayloads } from './tag-channel.ts'

const tag = fc.string({ unit: 'grapheme', maxLength: 200 })
const mark = { before: 'a'.repeat(36), now: 'b'.repeat(36) }

test('any number of tags arrives as what it is, in payloads PostgreSQL takes', () => {
  fc.assert(
    fc.property(
      fc.array(tag, { maxLength: 300 }),
      fc.constantFrom('changed' as const, 'withdrawn' as const),
      (tags, kind) => {
        const payloads = tagPayloads({ kind, tags })
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
        const heard = payloads.map(readPayload)
        expect(heard.flatMap((said) => said?.tags ?? [])).toEqual(tags)
        expect(heard.every((said) => said?.kind === kind)).toBe(true)
      },
    ),
  )
})

test('only the last payload of a withdrawal bears its mark: who heard that has heard them all', () => {
  fc.assert(
    fc.property(fc.array(tag, { minLength: 1, maxLength: 300 }), (tags) => {
      const payloads = tagPayloads({ kind: 'withdrawn', tags, mark })
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
      const marks = payloads.map((payload) => readPayload(payload)?.mark)
      expect(marks.at(-1)).toEqual(mark)
      expect(marks.slice(0, -1).every((one) => one === undefined)).toBe(true)
    }),
  )
})

test('tags without a word on them count as taken back', () => {
  expect(readPayload('["menu"]')).toEqual({ kind: 'withdrawn', tags: ['menu'] })
})

test.each([
  '',
  'x',
  '{}',
  '[1]',
  'null',
  '{"changed":["a"],"withdrawn":["b"]}',
  '{"changed":"a"}',
  undefined,
])('%j is no announcement', (payload) => {
  expect(readPayload(payload)).toBeUndefined()
})
