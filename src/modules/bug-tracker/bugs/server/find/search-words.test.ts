import { expect, test } from 'vitest'
import { similarWords, swapsOf, termsOf, wordsOf } from './search-words.ts'

test('words are small, without signs and accents, umlauts written out, each once', () => {
  expect(wordsOf('Größe: „Übersicht“ – übersicht, Café! 42')).toEqual([
    'groesse',
    'uebersicht',
    'cafe',
    '42',
  ])
})

test('a decomposed umlaut is the same word as a composed one', () => {
  expect(wordsOf('Mo\u0308bel')).toEqual(wordsOf('Möbel'))
})

test('a word of endless length is cut, and a text of endless words too', () => {
  expect(wordsOf('x'.repeat(5000))).toEqual(['x'.repeat(40)])
  expect(wordsOf(Array.from({ length: 9000 }, (_, n) => `w${n}`).join(' '))).toHaveLength(5000)
})

test('bare numbers and short words are not learnt', () => {
  expect(similarWords(['zeit', '404', 'an', 'v2x'])).toEqual(['v2x', 'zeit'])
})

test('a search knows numbers, starts of words and words that may be misspelt', () => {
  expect(termsOf('#42 warnkorb 40 an')).toEqual([
    { kind: 'number', number: 42 },
    { kind: 'similar', word: 'warnkorb' },
    { kind: 'start', word: '40' },
    { kind: 'start', word: 'an' },
  ])
})

test('signs of the query language are no words', () => {
  expect(termsOf("' & | ! :* <-> ()")).toEqual([])
  expect(termsOf("a'b")).toEqual([
    { kind: 'start', word: 'a' },
    { kind: 'start', word: 'b' },
  ])
})

test('swaps exchange two neighbours', () => {
  expect(swapsOf('login')).toEqual(['olgin', 'lgoin', 'loign', 'logni'])
  expect(swapsOf('a')).toEqual([])
})
