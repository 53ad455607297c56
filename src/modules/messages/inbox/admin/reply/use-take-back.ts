import { useSessionStorage } from '@mantine/hooks'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../../admin/messages.ts'
import type { Entry } from '../../message.calls.ts'
import { undoReply } from '../../thread.calls.ts'
import { useKeep } from '../use-inbox.ts'
import { useWaitingFiles } from './use-waiting-files.ts'

/** What is written to somebody; it stays in this tab until it is sent. */
export function useDraft(id: string) {
  return useSessionStorage({
    key: `kontor.message.${id}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
}

/** Takes back a reply that has not gone out: its words and its files are there to be written on. */
export function useTakeBack(id: string) {
  const t = useMessages(adminMessages)
  const keep = useKeep()
  const [, setDraft] = useDraft(id)
  const { putBack } = useWaitingFiles(id)
  const { attempt } = useAttempt()
  return (entry: Pick<Entry, '_id' | 'text' | 'attachments'>) =>
    attempt(async () => {
      await keep(await call(undoReply, { params: { id, entry: entry._id } }))
      // The server has forgotten it: what is being written already comes after it, not in its place.
      setDraft((now) => (now.trim() ? `${entry.text}\n\n${now}` : entry.text))
      putBack(entry.attachments)
    }, t('reply.undone'))
}
