import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvText } from './csv.ts'

test('plain words and numbers are written as they are', () => {
  expect(csvText([['Titel', { number: '12.50' }]])).toBe('\ufeffTitel,12.50\r\n')
})

test('commas, quotes and line breaks are quoted', () => {
  expect(csvCell('a,b')).toBe('"a,b"')
  expect(csvCell('sagt "hallo"')).toBe('"sagt ""hallo"""')
  expect(csvCell('eins\nzwei')).toBe('"eins\nzwei"')
})

test.each(['=1+1', '+49 341', '-x', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1'])(
  'the text %j cannot become a formula',
  (text) => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a negative number of our own stays a number', () => {
  expect(csvCell({ number: '-12.50' })).toBe('-12.50')
})

test('what only claims to be a number is treated as text', () => {
  expect(csvCell({ number: '-1+cmd' })).toBe("'-1+cmd")
})

test('no text whatsoever begins like a formula in the file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(csvCell(text).replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
})

test('a reader of RFC 4180 gets back what was written', () => {
  const letter = fc.constantFrom('a', 'ß', '"', ',', '\n', ' ', '7')
  const cell = fc.string({ unit: letter, maxLength: 8 }).map((text) => `x${text}`)
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
      (rows) => {
        expect(readCsv(csvText(rows))).toEqual(rows)
      },
    ),
  )
})

function readCsv(text: string): string[][] {
  const body = text.replace(/^\ufeff/, '')
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of body.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1).filter((row) => row.join('') !== '')
}
