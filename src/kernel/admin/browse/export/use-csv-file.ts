import { csvText } from '#kernel/contract/csv.ts'
import type { Collection, Item } from '../../collection/collection.ts'
import type { Speech } from '../../fields/field.ts'
import { fieldTexts } from '../../fields/messages.ts'
import { useSession, useTexts } from '../../session.tsx'
import type { Column } from '../rows/columns.ts'
import { downloadText } from './download-text.ts'

/** Writes rows as a CSV file and hands it to the browser. */
export function useCsvFile(collection: Collection, columns: readonly Column[]) {
  const t = useTexts(fieldTexts)
  const { lang } = useSession().user
  return (rows: readonly Item[]) => {
    const day = new Date().toISOString().slice(0, 10)
    downloadText({
      name: `${collection.name}-${day}.csv`,
      type: 'text/csv;charset=utf-8',
      content: csvOf(collection, { columns, rows }, { t, lang }),
    })
  }
}

type Sheet = { columns: readonly Column[]; rows: readonly Item[] }

/** Rows of a collection as the text of a CSV file, with a head. */
export function csvOf(
  { fields }: Collection,
  { columns, rows }: Sheet,
  speech: Omit<Speech, 'text'>,
): string {
  const cell = (row: Item, { name, text }: Column) =>
    fields[name]?.csv(row[name], { ...speech, text }) ?? ''
  const lines = rows.map((row) => columns.map((column) => cell(row, column)))
  return csvText([columns.map(({ label }) => label), ...lines])
}
