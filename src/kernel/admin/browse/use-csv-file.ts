import type { Collection, Item } from '../collection/collection.ts'
import { fieldTexts } from '../fields/texts.ts'
import { useSession, useTexts } from '../session.tsx'
import type { Column } from './columns.ts'
import { csvText } from './csv.ts'
import { downloadText } from './download-text.ts'

/** Writes rows as a CSV file and hands it to the browser. */
export function useCsvFile(collection: Collection, columns: readonly Column[]) {
  const t = useTexts(fieldTexts)
  const { lang } = useSession().user
  const cell = (row: Item, { name, text }: Column) =>
    collection.fields[name]?.csv(row[name], { t, lang, text }) ?? ''
  return (rows: readonly Item[]) => {
    const lines = rows.map((row) => columns.map((column) => cell(row, column)))
    const day = new Date().toISOString().slice(0, 10)
    downloadText({
      name: `${collection.name}-${day}.csv`,
      type: 'text/csv;charset=utf-8',
      content: csvText([columns.map(({ label }) => label), ...lines]),
    })
  }
}
