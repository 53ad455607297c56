import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTags, tagPayloads } from './tag-channel.ts'

test('any number of tags arrives, in payloads PostgreSQL takes', () => {
  const tag = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 300 }), (tags) => {
      const payloads = tagPayloads(tags)
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
      expect(payloads.flatMap((payload) => readTags(payload) ?? [])).toEqual(tags)
    }),
  )
})

test.each(['', 'x', '{}', '[1]', 'null', undefined])('%j is no list of tags', (payload) => {
  expect(readTags(payload)).toBeUndefined()
})
