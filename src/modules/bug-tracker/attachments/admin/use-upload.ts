import { useState } from 'react'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { notify } from '#ui/notification/notify.tsx'
import { adminTexts } from '../../admin/texts.ts'
import { MAX_FILE_BYTES, MAX_FILES } from '../attachment.calls.ts'

/** The limit in round figures; a file may be a little larger. */
export const SAID_LIMIT = Math.floor(MAX_FILE_BYTES / 2 ** 20) * 1_000_000

/** Checks what the server would refuse anyway, then sends; `count` files are under way. */
export function useUpload(upload: (files: readonly File[]) => Promise<unknown>) {
  const t = useTexts(adminTexts)
  const { lang } = useSession().user
  const { attempt } = useAttempt()
  const [count, setCount] = useState(0)
  const fault = (files: readonly File[]): string | undefined => {
    const large = files.find(({ size }) => size > MAX_FILE_BYTES)
    const size = fileSize(SAID_LIMIT, lang)
    if (large) return t('files.tooLarge', { name: large.name, size })
    return files.length > MAX_FILES ? t('files.tooMany', { count: MAX_FILES }) : undefined
  }
  return {
    count,
    start: async (files: readonly File[]) => {
      if (files.length === 0 || count > 0) return
      const content = fault(files)
      if (content) return void notify({ type: 'error', content })
      setCount(files.length)
      await attempt(() => upload(files), t('files.uploaded', { count: files.length }))
      setCount(0)
    },
  }
}
