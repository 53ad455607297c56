import { useState } from 'react'
import { type CsvCell, csvText } from '#kernel/contract/csv.ts'
import { notify } from '#ui/notification/notify.tsx'
import { useFailureWords } from '../../collection/actions/use-failure-words.ts'
import type { Collection, Item } from '../../collection/collection.ts'
import type { Speech } from '../../fields/field.ts'
import { fieldMessages } from '../../fields/messages.ts'
import { useMessages, useSession } from '../../session.tsx'
import { browseMessages } from '../messages.ts'
import type { Column } from '../rows/columns.ts'
import type { Browse } from '../use-browse.ts'
import { downloadText } from './download-text.ts'
import { exportRows } from './export-rows.ts'

type Sheet = { columns: readonly Column[]; rows: readonly Item[] }

/** Exports the visible columns of what is chosen, or of everything that matches. */
export function useExport({ collection, state }: Browse, columns: readonly Column[]) {
  const t = useMessages(browseMessages)
  const say = useFailureWords()
  const write = useCsvFile(collection, columns)
  const [progress, setProgress] = useState<string>()
  const exportSome = (rows: readonly Item[]) => {
    write(rows)
    notify({ content: t('head.exported', { count: rows.length }) })
  }
  const tell = (done: number, total: number | string) =>
    setProgress(t('head.exporting', { done, total }))
  const exportAll = async () => {
    const { search, sort, filters } = state
    tell(0, '…')
    try {
      const { rows, isCut } = await exportRows(collection.list, { search, sort, filters }, tell)
      exportSome(rows)
      if (isCut) {
        const content = t('head.exportCut', { count: rows.length })
        notify({ type: 'warning', content, lifetime: 8000 })
      }
    } catch (error) {
      notify({ type: 'error', content: t('head.exportFailed', { message: say(error) }) })
    } finally {
      setProgress(undefined)
    }
  }
  return { exportAll, exportSome, progress }
}

/** Writes rows as a CSV file and hands it to the browser. */
function useCsvFile(collection: Collection, columns: readonly Column[]) {
  const t = useMessages(fieldMessages)
  const { lang } = useSession().user
  return (rows: readonly Item[]) => {
    downloadCsv(collection.name, csvOf(collection, { columns, rows }, { t, lang }))
  }
}

/** Rows of anything as a CSV file. */
export function downloadRows(name: string, rows: readonly (readonly CsvCell[])[]): void {
  downloadCsv(name, csvText(rows))
}

function downloadCsv(name: string, content: string): void {
  const day = new Date().toISOString().slice(0, 10)
  downloadText({ name: `${name}-${day}.csv`, type: 'text/csv;charset=utf-8', content })
}

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
