import { expect, test } from 'vitest'
import { rank } from './rank.ts'

const ITEMS = [
  { label: 'Neuer Fehler', keywords: 'bug anlegen' },
  { label: 'Fehler', hint: 'Arbeit' },
  { label: 'Übersicht' },
  { label: 'E-Mail', hint: 'Einstellungen' },
  { label: 'Straßenkarte' },
]
const found = (query: string) => rank(ITEMS, query).map(({ label }) => label)

test('a label that begins with the word comes before one that contains it', () => {
  expect(found('fehler')).toEqual(['Fehler', 'Neuer Fehler'])
})

test('umlauts and ß are found with and without', () => {
  expect(found('übers')).toEqual(['Übersicht'])
  expect(found('ubers')).toEqual(['Übersicht'])
  expect(found('strasse')).toEqual(['Straßenkarte'])
})

test('every word must match, in any place', () => {
  expect(found('neu bug')).toEqual(['Neuer Fehler'])
  expect(found('fehler seite')).toEqual([])
})

test('an empty query keeps everything in order', () => {
  expect(found('  ')).toEqual(ITEMS.map(({ label }) => label))
})

test('hint and keywords count, but least', () => {
  expect(found('ein')).toEqual(['E-Mail'])
  expect(found('mail')).toEqual(['E-Mail'])
})
