import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { browserTexts } from '../texts.ts'
import { emptyWholeTrash } from './file-calls.ts'
import { useReloadFiles } from './use-reload-files.ts'

/** Empties the trash after a question; draw `dialog` somewhere. */
export function useEmptyTrash() {
  const t = useTexts(browserTexts)
  const { confirm, dialog } = useConfirm()
  const { attempt } = useAttempt()
  const reload = useReloadFiles()
  const empty = async () => {
    const question = { title: t('trash.ask'), text: t('trash.askText'), yes: t('trash.empty') }
    if (!(await confirm({ ...question, isDanger: true }))) return
    await attempt(emptyWholeTrash, t('trash.emptied'))
    await reload()
  }
  return { empty, dialog }
}
