import { CsvError, parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvCell, csvText } from '#kernel/contract/csv.ts'
import { readCsv } from './read-csv.ts'

const DELIMITERS = [',', ';', '\t']

/** Everything a spreadsheet might pass over before it looks for a formula. */
const UNSEEN = /^[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/u
const LIVE = /^[=+\-@＝＋－＠﹢﹣﹦﹫]/

/** Cells as our library finds them; a file that it refuses shows none. */
function libraryCells(file: string, delimiter: string): string[] {
  try {
    const options = { relax_quotes: true, relax_column_count: true, bom: true, delimiter }
    return parse(file, options).flat()
  } catch (error) {
    if (error instanceof CsvError) return []
    throw error
  }
}

/** Cells as spreadsheets find them: they refuse nothing, and go on plainly after a closing quote. */
function spreadsheetCells(file: string, delimiter: string): string[] {
  const cells = ['']
  let quotes: 'none' | 'open' | 'closed' = 'none'
  for (const letter of file.replace(/^\ufeff/, '')) {
    const cell = cells.at(-1) ?? ''
    const isEnd = quotes !== 'open' && (letter === delimiter || /[\r\n]/.test(letter))
    if (isEnd) cells.push('')
    else if (letter !== '"' || (quotes === 'none' && cell !== ''))
      cells.splice(-1, 1, cell + letter)
    else if (quotes === 'closed') cells.splice(-1, 1, `${cell}"`)
    if (isEnd) quotes = 'none'
    else if (letter === '"' && quotes !== 'none') quotes = quotes === 'open' ? 'closed' : 'open'
    else if (letter === '"' && cell === '') quotes = 'open'
  }
  return cells
}

/** Cells as a program finds them that knows no quotes; with and without those it strips. */
function bareCells(file: string, delimiter: string): string[] {
  const cells = file
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .flatMap((line) => line.split(delimiter))
  return [...cells, ...cells.map((cell) => cell.replaceAll('"', ''))]
}

function liveCells(file: string): string[] {
  const readers = [libraryCells, spreadsheetCells, bareCells]
  const cells = DELIMITERS.flatMap((by) => readers.flatMap((read) => read(file, by)))
  return cells.filter((cell) => LIVE.test(cell.replace(UNSEEN, '')))
}

const unit = fc.oneof(
  fc.constantFrom(..."=+-@＝＋－＠﹢;,\t\r\n\v\f\"''  x7"),
  fc.constantFrom('\u00a0', '\u200b', '\ufeff', '\u3164', '\u2028', '\u0085', '\u0000', '\u2800'),
  fc.constantFrom("=cmd|' /C calc'!A0", '\r\n', '"=1', ';"', '+49 341'),
  fc.string({ unit: 'binary', maxLength: 2 }),
)
const text = fc.array(unit, { maxLength: 12 }).map((parts) => parts.join(''))
const rowsOf = <T>(cell: fc.Arbitrary<T>) =>
  fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 })
const many = { seed: 26, numRuns: 1000 }

const written = (...rows: CsvCell[][]) => csvText(rows).slice(1)

describe('a written file', () => {
  test('quotes every text and leaves numbers and dates plain', () => {
    const row = ['Titel', '', 'sagt "ja"', { number: '-12.50' }, { date: '2026-11-16' }]
    expect(written(row)).toBe('"Titel","","sagt ""ja""",-12.50,2026-11-16\r\n')
    expect(written([{ date: '2026-11-16T05:30:00.000Z' }])).toBe('2026-11-16T05:30:00.000Z\r\n')
  })

  test.each([
    [{ number: '-1+cmd' }, `"'-1+cmd"`],
    [{ number: '1;=2' }, `"1;'=2"`],
    [{ date: '2026-11-16,=1' }, `"2026-11-16,'=1"`],
    [{ date: '@x' }, `"'@x"`],
  ])('treats %j, which is none, as text', (cell, safe) => {
    expect(written([cell])).toBe(`${safe}\r\n`)
  })

  test.each([
    ["x;=cmd|' /C calc'!A0;y", `"x;'=cmd|' /C calc'!A0;y"`],
    ['+49 341 12345', `"'+49 341 12345"`],
    ['- Milch\n- Brot', `"'- Milch\n'- Brot"`],
    ['a, \u200b＝1', `"a, \u200b'＝1"`],
    ['x;"=1', `"x;""'=1"`],
    ['a\t@b', `"a\t'@b"`],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    ['\nx', `"'\nx"`],
    ["'=1", `"''=1"`],
    ["O'Neill - Söhne; x=1", `"O'Neill - Söhne; x=1"`],
  ])('makes %j harmless as %j', (value, safe) => {
    expect(written([value])).toBe(`${safe}\r\n`)
  })

  test('holds no live cell, by whatever delimiter and with or without quotes it is read', () => {
    const property = fc.property(rowsOf(text), (rows) => {
      expect(liveCells(csvText(rows))).toEqual([])
    })
    fc.assert(property, many)
  })

  test('of a long text is made and read in one go, whatever it repeats', async () => {
    const long = [' ', '\t', "'", '"', ';', '=', '\r'].map((sign) => sign.repeat(50_000))
    expect((await readCsv(csvText([long]), 1))[0]?.cells).toEqual(long)
  })
})

describe('reading a file', () => {
  const cells = async (file: string) => (await readCsv(file, 100)).map((row) => row.cells)

  test('gives back every text as it was written', async () => {
    const property = fc.asyncProperty(rowsOf(text), async (rows) => {
      expect(await cells(csvText(rows))).toEqual(rows)
    })
    await fc.assert(property, many)
  })

  test('gives back numbers and dates beside texts', async () => {
    const row = ['+49 341 12345', { number: '-5' }, { date: '2026-11-16' }, "'-x"]
    expect(await cells(csvText([row]))).toEqual([['+49 341 12345', '-5', '2026-11-16', "'-x"]])
  })

  test('finds the delimiter outside of quotes', async () => {
    expect(await cells('"a;b","c"\n"d\te",f')).toEqual([
      ['a;b', 'c'],
      ['d\te', 'f'],
    ])
    expect(await cells('a;b,c\n')).toEqual([['a', 'b,c']])
    expect(await cells('a\tb;c\n')).toEqual([['a', 'b;c']])
  })

  test('says in which line each row begins', async () => {
    const file = 'a,b\r\n\r\n"c\r\nd\ne",f\r\ng\r\n   \nh "quoted" i'
    expect(await readCsv(file, 100)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['c\r\nd\ne', 'f'] },
      { line: 6, cells: ['g'] },
      { line: 8, cells: ['h "quoted" i'] },
    ])
  })

  test('an open quote is named with its line, too many rows are refused', async () => {
    await expect(readCsv('a,b\nc,"d\ne', 100)).rejects.toEqual(
      expect.objectContaining({ code: 'csv-unreadable', details: { line: 2 } }),
    )
    await expect(readCsv('a\nb\nc', 2)).rejects.toEqual(
      expect.objectContaining({ code: 'csv-too-long', details: { most: 2 } }),
    )
    expect(await readCsv('a\nb', 2)).toHaveLength(2)
  })
})
