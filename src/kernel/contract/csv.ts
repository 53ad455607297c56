/** A number or a date stays one in a spreadsheet; a text is made safe for it. */
export type CsvCell = string | { number: string } | { date: string }

/** Lets spreadsheets read umlauts. */
const BYTE_ORDER_MARK = '\ufeff'
/** What may stand plain: our own numbers, days and moments, and nothing that only claims to be one. */
const PLAIN = /^(?:-?\d+(?:\.\d+)?|\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?)$/

/**
 * RFC 4180 with CRLF; every text is quoted, and nothing in it can become a formula.
 * @example csvText([['Name', 'Umsatz'], ['Möbel; Küchen', { number: '-12.50' }]])
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

function csvCell(cell: CsvCell): string {
  if (typeof cell === 'string') return `"${markFormulas(cell).replaceAll('"', '""')}"`
  const plain = 'number' in cell ? cell.number : cell.date
  return PLAIN.test(plain) ? plain : csvCell(plain)
}

/** Where a program may let a cell begin, whatever it was told about delimiters and quotes. */
const BREAK = ';,\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029'
/** Passed over before a formula: blanks, what cannot be seen, and quotes that a program strips. */
const UNSEEN = '\\p{Z}\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800"'
const SIGNS = '=+\\-@＝＋－＠﹦﹢﹣﹫'

/** Blanks, apostrophes, the sign of a formula, the rest, and what ends it: for every piece of a text. */
const PIECE = new RegExp(
  `((?:(?![${BREAK}])[${UNSEEN}])*)('*)([${SIGNS}]?)([^${BREAK}]*)(\\r\\n|[${BREAK}]|$)`,
  'gu',
)

/**
 * Puts an apostrophe before every sign that a spreadsheet could take for the beginning of a formula:
 * at the start and behind everything that may end a cell. Where one stands already it gets another,
 * so that `unmarkFormulas` always finds the text again.
 */
function markFormulas(text: string): string {
  return changeMarks(text, (apostrophes) => `'${apostrophes}`)
}

/** The text as it was before `markFormulas`; of other programs' files the mark of a text goes too. */
export function unmarkFormulas(text: string): string {
  return changeMarks(text, (apostrophes) => apostrophes.slice(1))
}

function changeMarks(text: string, change: (apostrophes: string) => string): string {
  let changed = ''
  for (const piece of text.matchAll(PIECE)) {
    const [whole, blanks, apostrophes = '', sign, rest, end = ''] = piece
    const isLive = sign !== '' || (rest === '' && opensWithBlank(end, piece.index))
    changed += isLive ? `${blanks}${change(apostrophes)}${sign}${rest}${end}` : whole
  }
  return changed
}

/** Some programs drop a leading tab or carriage return; at the start of a text any line break. */
function opensWithBlank(end: string, at: number): boolean {
  return end === '\t' || end === '\r' || (at === 0 && /^\s/.test(end))
}
