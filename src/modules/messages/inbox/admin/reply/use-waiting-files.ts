import { useState } from 'react'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { send } from '#kernel/client/request.ts'
import type { MessageFile } from '../../message.calls.ts'
import { attachFiles, detachFile } from '../../thread.calls.ts'

/** Files that were uploaded for a reply that is still being written. */
export function useWaitingFiles(id: string) {
  const { attempt, isBusy } = useAttempt()
  const [list, setList] = useState<readonly MessageFile[]>([])
  return {
    list,
    isBusy,
    clear: () => setList([]),
    add: (files: readonly File[]) =>
      attempt(async () => {
        if (files.length === 0) return
        const form = new FormData()
        for (const file of files) form.append('file', file, file.name)
        const reply = await send(attachFiles.method, attachFiles.path.replace(':id', id), form)
        setList(attachFiles.reply.parse(reply).files)
      }),
    remove: (file: MessageFile) =>
      attempt(async () => {
        const params = { id, file: file._id }
        setList((await call(detachFile, { params })).files)
      }),
  }
}
