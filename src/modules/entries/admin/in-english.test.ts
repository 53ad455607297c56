import { expect, test } from 'vitest'
import { fromEnglish, inEnglish } from './in-english.ts'

type Words = { title: string; meta_title: string }

test('English words stand beside the German ones and come back under their own names', () => {
  const words: Words = { title: 'News', meta_title: '' }
  const form = inEnglish(words)
  expect(form).toEqual({ enTitle: 'News', enMeta_title: '' })
  expect(fromEnglish<Words>(form, ['title', 'meta_title'])).toEqual(words)
})
