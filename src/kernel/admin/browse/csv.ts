import type { CsvCell } from '../fields/field.ts'

/** Spreadsheets take a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n]/
/** Lets spreadsheets read umlauts. */
const BYTE_ORDER_MARK = '\ufeff'

/** RFC 4180 with CRLF; texts that look like a formula are made harmless by an apostrophe. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

export function csvCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return NUMBER.test(cell.number) ? cell.number : csvCell(cell.number)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A number our own code wrote may begin with a minus; anything else is treated as text. */
const NUMBER = /^-?\d+(\.\d+)?$/
