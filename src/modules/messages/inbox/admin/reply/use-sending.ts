import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { notify } from '#ui/notification/notify.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { Message, MessageFile } from '../../message.calls.ts'
import { UNDO_SECONDS } from '../../message-values.ts'
import { addNote, replyToMessage } from '../../thread.calls.ts'
import { useKeep } from '../use-inbox.ts'
import { useTakeBack } from './use-take-back.ts'

export type SetText = (next: string | ((now: string) => string)) => void

type Parts = {
  message: Message
  setText: SetText
  files: readonly MessageFile[]
  onSent(): void
  onNoted(after: Message): void
}

type Reply = { text: string; seen: string | null; sendAt?: Date }

/** Sends a reply or keeps a note; a reply that comes too late keeps its text. */
export function useSending({ message, setText, files, onSent, onNoted }: Parts) {
  const t = useMessages(adminMessages)
  const keep = useKeep()
  const { attempt, isBusy } = useAttempt()
  const offerUndo = useUndo(message)
  const params = { id: message._id }
  const reply = ({ text, seen, sendAt }: Reply) =>
    attempt(async () => {
      const attachments = files.map(({ _id }) => _id)
      const body = { text, seen, attachments, ...(sendAt && { send_at: sendAt.toISOString() }) }
      try {
        const after = await call(replyToMessage, { params, body })
        setText('')
        onSent()
        await keep(after)
        offerUndo(after, sendAt)
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'stale') throw error
        // What was added is read and shown beside what is being written: that says enough.
        await keep()
      }
    })
  const note = (text: string, mentions: string[]) =>
    attempt(async () => {
      const after = await call(addNote, { params, body: { text, mentions } })
      onNoted(after)
      await keep(after)
      setText('')
    }, t('reply.noted'))
  return { reply, note, isBusy }
}

/** Says that a reply is on its way, and takes it back as long as that is possible. */
function useUndo({ _id }: Message) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const takeBack = useTakeBack(_id)
  return (after: Message, sendAt: Date | undefined) => {
    const entry = after.thread.at(-1)
    if (!entry) return
    const content = sendAt
      ? t('reply.scheduled', { moment: formatMoment(sendAt, lang) })
      : t('reply.sent')
    const action = { label: t('reply.undo'), onSelect: () => void takeBack(entry) }
    notify({ content, action, lifetime: UNDO_SECONDS * 1000 })
  }
}
