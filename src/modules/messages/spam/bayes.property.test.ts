import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPAM_FROM, spamProbability, spamWords } from './bayes.ts'

const seed = { seed: 20_261_116, numRuns: 300 }
const count = fc.record({ spam: fc.nat(50), ham: fc.nat(50) })
const totals = fc.record({
  spam: fc.integer({ min: 50, max: 200 }),
  ham: fc.integer({ min: 50, max: 200 }),
})

test('a probability is between 0 and 1, whatever was taught', () => {
  fc.assert(
    fc.property(fc.array(count, { maxLength: 60 }), totals, (words, taught) => {
      const found = spamProbability(words, taught)
      expect(found).toBeGreaterThanOrEqual(0)
      expect(found).toBeLessThanOrEqual(1)
    }),
    seed,
  )
})

test('the order of the words makes no difference', () => {
  fc.assert(
    fc.property(fc.array(count, { maxLength: 60 }), totals, (words, taught) => {
      const there = spamProbability(words, taught)
      expect(spamProbability(words.toReversed(), taught)).toBeCloseTo(there, 10)
    }),
    seed,
  )
})

test('a word that stands in more spam never makes a message better', () => {
  fc.assert(
    fc.property(fc.array(count, { minLength: 1, maxLength: 20 }), totals, (words, taught) => {
      const [first, ...rest] = words
      if (!first) return
      const worse = [{ ...first, spam: first.spam + 1 }, ...rest]
      // A word nobody knew was not heard before; teaching it may count for both sides.
      if (first.spam + first.ham === 0) return
      expect(spamProbability(worse, taught)).toBeGreaterThanOrEqual(
        spamProbability(words, taught) - 1e-9,
      )
    }),
    seed,
  )
})

test('swapping good and bad swaps the verdict', () => {
  const swap = ({ spam, ham }: { spam: number; ham: number }) => ({ spam: ham, ham: spam })
  fc.assert(
    fc.property(fc.array(count, { maxLength: 20 }), totals, (words, taught) => {
      const there = spamProbability(words, taught)
      expect(spamProbability(words.map(swap), swap(taught))).toBeCloseTo(1 - there, 6)
    }),
    seed,
  )
})

test('without lessons of both kinds nothing is spam', () => {
  const words = [{ spam: 40, ham: 0 }]
  expect(spamProbability(words, { spam: 40, ham: 2 })).toBeLessThan(SPAM_FROM)
  expect(spamProbability(words, { spam: 40, ham: 40 })).toBeGreaterThan(SPAM_FROM)
})

test('words are folded, bounded and alike however they are written', () => {
  expect(spamWords('GÜNSTIGE Kredite')).toEqual(spamWords('gunstige kredite'))
  expect(spamWords('https://böse.example/x?y=1')).toContain('linked')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (text) => {
      const words = spamWords(text)
      expect(words.length).toBeLessThanOrEqual(200)
      expect(new Set(words).size).toBe(words.length)
    }),
    seed,
  )
})
