import { useState } from 'react'
import { notify } from '#ui/notification/notify.tsx'
import type { Item } from '../../collection/collection.ts'
import { useFailureWords } from '../../collection/use-failure-words.ts'
import { useTexts } from '../../session.tsx'
import { browseTexts } from '../messages.ts'
import type { Column } from '../rows/columns.ts'
import type { Browse } from '../use-browse.ts'
import { exportRows } from './export-rows.ts'
import { useCsvFile } from './use-csv-file.ts'

/** Exports the visible columns of what is chosen, or of everything that matches. */
export function useExport({ collection, state }: Browse, columns: readonly Column[]) {
  const t = useTexts(browseTexts)
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
