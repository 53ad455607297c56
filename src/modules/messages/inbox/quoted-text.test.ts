import { expect, test } from 'vitest'
import { splitQuote } from './quoted-text.ts'

test.each([
  'Am Di., 17. Nov. 2026 um 10:00 Uhr schrieb Büro <buero@sonne.example>:\n\n> Gern.\n> Ab 900 Euro.',
  'Am Di., 17. Nov. 2026 um 10:00 Uhr schrieb Büro <\nbuero@sonne.example>:\n> Gern.',
  'On Tue, Nov 17, 2026 at 10:00 AM Office wrote:\n> Sure.',
  '-----Ursprüngliche Nachricht-----\nVon: Büro\nGern.',
  '________________________________\nVon: Büro\nGern.',
  '> Gern.\n\n> Ab 900 Euro.',
])('what was quoted stands apart: %j', (quote) => {
  expect(splitQuote(`Danke, passt!\n\n${quote}`)).toEqual({ text: 'Danke, passt!', quote })
})

test.each([
  'Danke, passt!',
  '> Ab 900 Euro.\nDas passt.',
  'Hallo\n\nOn Tue, Office wrote:\n> Ab 900 Euro.\nDas passt.\n> Bis bald',
  'Am Montag schrieb ich Ihnen schon.',
  '> nur zitiert',
  '',
])('an answer between the lines stays whole: %j', (text) => {
  expect(splitQuote(text)).toEqual({ text, quote: '' })
})

test('a long hostile text is split in an instant', () => {
  const text = `Am ${'schrieb '.repeat(20_000)}\n`.repeat(3)
  expect(splitQuote(text).text).toBe(text)
})
