import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { email, multiline, text } from '#kernel/admin/fields/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { Email, requiredText } from '#kernel/contract/fields.ts'
import { notify } from '#ui/notification/notify.tsx'
import { adminMessages, adminWords } from '../../admin/messages.ts'
import { writeMessage } from '../thread.calls.ts'
import { useKeep } from './use-inbox.ts'

const Written = z.object({ email: Email, subject: requiredText(200), text: requiredText(20_000) })

const FIELDS = {
  email: email({ required: true }),
  subject: text({ required: true, max: 200 }),
  text: multiline({ required: true, rows: 8 }),
}

type Props = { isOpen: boolean; onClose(): void; onSent(id: string): void }

/** "Nachricht schreiben": to a customer, to staff or to any address. */
export function WriteDialog({ isOpen, onClose, onSent }: Props) {
  const t = useMessages(adminMessages)
  const keep = useKeep()
  return (
    <FieldsDialog
      isOpen={isOpen}
      title={t('write.title')}
      text={t('write.text')}
      submit={t('write.submit')}
      size="lg"
      fields={FIELDS}
      words={wordsOf(adminWords, 'write')}
      schema={Written}
      isStep
      faultName={(name) => (name === 'to.email' ? 'email' : name)}
      onSubmit={async ({ email: to, subject, text: words }) => {
        const body = { to: { email: to }, subject, text: words }
        const message = await call(writeMessage, { body })
        await keep(message)
        notify({ content: t('write.sent') })
        onSent(message._id)
      }}
      onClose={onClose}
    />
  )
}
