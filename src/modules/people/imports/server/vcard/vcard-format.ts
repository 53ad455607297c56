import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CsvRow } from '#kernel/server/csv/read-csv.ts'
import type { ImportFormat } from '#kernel/server/imports/declaration.ts'
import { CARD_FIELDS, CARD_LINES, cardCells } from './card-cells.ts'
import { type CardLine, CardUnfolder, readLine } from './card-lines.ts'

/** Properties of one card that are kept; more are noise. */
const MOST_LINES = 1000

/** Cards of an address book, versions 2.1 to 4.0, many in one file (RFC 2426, RFC 6350). */
export const vcardFormat: ImportFormat = {
  extensions: ['.vcf', '.vcard'],
  isIt: (head) => /^\ufeff?\s*BEGIN:VCARD/i.test(head),
  async *rows(pieces) {
    yield [{ line: 1, cells: [...CARD_FIELDS] }]
    const cards = new CardReader()
    const lines = new CardUnfolder()
    for (const piece of pieces) {
      const rows = [...lines.add(piece)].flatMap((line) => cards.add(line))
      if (rows.length > 0) yield rows
      await nextTurn()
    }
    yield [...lines.end()].flatMap((line) => cards.add(line)).concat(cards.end())
  },
}

/** Makes a row of every card; one that is never closed is ended by the next or by the file. */
class CardReader {
  #at = 1
  #begun = 1
  #card: CardLine[] | undefined

  add({ line, count }: { line: string; count: number }): CsvRow[] {
    const at = this.#at
    this.#at += count
    const mark = line.replace('\ufeff', '').trim().toUpperCase()
    if (mark === 'BEGIN:VCARD') {
      const rows = this.end()
      this.#card = []
      this.#begun = at
      return rows
    }
    if (mark === 'END:VCARD') return this.end()
    if (line === '' || !this.#card || this.#card.length >= MOST_LINES) return []
    const read = readLine(line)
    if (CARD_LINES.has(read.name)) this.#card.push(read)
    return []
  }

  end(): CsvRow[] {
    const card = this.#card
    this.#card = undefined
    // A list of others is no person.
    const isGroup = card?.some(
      ({ name, value }) => name.endsWith('KIND') && value.trim().toLowerCase() === 'group',
    )
    return card && !isGroup ? [{ line: this.#begun, cells: cardCells(card) }] : []
  }
}
