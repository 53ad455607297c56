import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { notify } from '#ui/notification/notify.tsx'
import { browserMessages } from '../../../admin/messages.ts'
import { askForFiles } from '../../../uploads/admin/drop/ask-for-files.ts'
import type { StoredFile } from '../../file.ts'
import { removeFiles, replaceBytes, restoreFiles } from '../file-calls.ts'
import { useReloadFiles } from '../use-reload-files.ts'

/** Deleting with a way back, restoring, and new bytes under the old address. */
export function useFileActions(file: StoredFile, onGone: () => void) {
  const t = useMessages(browserMessages)
  const { attempt, isBusy } = useAttempt()
  const reload = useReloadFiles()
  const { name } = file
  const restore = async () => {
    const isBack = await attempt(() => restoreFiles([file]), t('drawer.restored', { name }))
    if (isBack) await reload()
    return isBack
  }
  return {
    isBusy,
    restore: async () => {
      if (await restore()) onGone()
    },
    remove: async () => {
      if (!(await attempt(() => removeFiles([file])))) return
      const action = { label: t('drawer.undo'), onSelect: () => void restore() }
      notify({ content: t('drawer.removed', { name }), action })
      onGone()
      await reload()
    },
    replace: async () => {
      const [given] = await askForFiles({ isOne: true })
      if (!given) return
      const isDone = await attempt(() => replaceBytes(file, given.file), t('drawer.replaced'))
      if (isDone) await reload()
    },
  }
}
