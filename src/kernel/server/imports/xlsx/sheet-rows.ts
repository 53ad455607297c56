import type { CsvRow } from '../../csv/read-csv.ts'
import { columnOf, dateText, numberText, unmarkedText } from './cell-text.ts'
import { openWorkbook, type Workbook } from './open-workbook.ts'
import { attributesOf, type XmlPart, xmlParts } from './read-tags.ts'
import { entryText } from './read-zip.ts'
import { SheetFault } from './sheet-fault.ts'

/** What comes out of a file of 30 MB at most; a bomb would have more. */
const MOST = { bytes: 500 * 1024 * 1024, cells: 5_000_000, letters: 40_000_000, lines: 1_048_576 }

export type SheetLimits = { rows: number; columns: number; cell: number }

/** The rows of the first sheet with what people see in it; formulas are not looked at. */
export async function sheetRows(bytes: Buffer, limits: SheetLimits): Promise<CsvRow[]> {
  const book = await openWorkbook(bytes)
  const reading = new SheetReading(book, limits)
  for await (const parts of xmlParts(entryText(book.zip, book.sheet, MOST.bytes)))
    for (const part of parts) reading.take(part)
  return reading.rows
}

type Cell = { column: number; type: string; isDate: boolean }

/** Tags of a sheet become rows, one after the other. */
class SheetReading {
  readonly rows: CsvRow[] = []
  readonly #book: Workbook
  readonly #limits: SheetLimits
  #line = 0
  #cells: string[] = []
  #next = 0
  #cell: Cell | undefined
  #value = ''
  #isValue = false
  #isSpoken = false
  #sum = { cells: 0, letters: 0 }

  constructor(book: Workbook, limits: SheetLimits) {
    this.#book = book
    this.#limits = limits
  }

  take(part: XmlPart): void {
    if (part.kind === 'text') {
      if (this.#isValue && !this.#isSpoken) this.#addText(part.text)
    } else if (part.kind === 'open') this.#open(part.name, part.attributes)
    else this.#close(part.name)
  }

  #addText(text: string): void {
    // Enough to see that it is too long.
    if (this.#value.length <= this.#limits.cell) this.#value += text
  }

  #open(name: string, attributes: string): void {
    if (name === 'row') this.#beginRow(attributes)
    else if (name === 'c') this.#beginCell(attributes)
    else if (name === 'v' || name === 't') this.#isValue = this.#cell !== undefined
    else if (name === 'rPh') this.#isSpoken = true
  }

  #close(name: string): void {
    if (name === 'row') this.#endRow()
    else if (name === 'c') this.#endCell()
    else if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'rPh') this.#isSpoken = false
  }

  #beginRow(attributes: string): void {
    const told = Number(attributesOf(attributes).get('r') ?? this.#line + 1)
    const isLine = Number.isInteger(told) && told > this.#line && told <= MOST.lines
    this.#line = isLine ? told : this.#line + 1
    this.#cells = []
    this.#next = 0
  }

  #beginCell(attributes: string): void {
    const given = attributesOf(attributes)
    const column = columnOf(given.get('r')) ?? this.#next
    const isDate = this.#book.dates[Number(given.get('s') ?? 0)] ?? false
    this.#cell = { column, type: given.get('t') ?? 'n', isDate }
    this.#next = column + 1
    this.#value = ''
  }

  #endCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    const text = cell && this.#value !== '' ? this.#textOf(cell) : ''
    if (!cell || text === '') return
    if (cell.column >= this.#limits.columns) throw new SheetFault('too-wide')
    while (this.#cells.length < cell.column) this.#cells.push('')
    this.#cells[cell.column] = text.slice(0, this.#limits.cell + 1)
  }

  #textOf({ type, isDate }: Cell): string {
    const value = this.#value
    if (type === 's') return this.#book.strings[Number(value)] ?? ''
    if (type === 'inlineStr' || type === 'str') return unmarkedText(value)
    if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false'
    if (type === 'e') return ''
    // ISO 8601, as strict files have it.
    if (type === 'd') return value.replace('T', ' ').replace(/ 00:00:00(\.0+)?$/, '')
    return isDate ? dateText(value, this.#book.is1904) : numberText(value)
  }

  #endRow(): void {
    if (this.#cells.length === 0) return
    this.rows.push({ line: this.#line, cells: this.#cells })
    this.#sum.cells += this.#cells.length
    for (const cell of this.#cells) this.#sum.letters += cell.length
    if (this.rows.length > this.#limits.rows) throw new SheetFault('too-long')
    const { cells, letters } = this.#sum
    if (cells > MOST.cells || letters > MOST.letters) throw new SheetFault('too-large')
    this.#cells = []
  }
}
