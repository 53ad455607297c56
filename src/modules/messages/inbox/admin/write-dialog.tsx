import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { email, multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { Email, Id, requiredText, Timestamp } from '#kernel/contract/fields.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { personSource } from '#modules/people/admin/pickers.tsx'
import { notify } from '#ui/notification/notify.tsx'
import { adminMessages, adminWords } from '../../admin/messages.ts'
import { writeMessage } from '../thread.calls.ts'
import { useKeep } from './use-inbox.ts'

/** Somebody chosen, or the address that was typed. */
const Written = z
  .object({
    person: Id.nullish(),
    email: z.string().nullish(),
    subject: requiredText(200),
    text: requiredText(20_000),
    send_at: Timestamp.nullish(),
  })
  .refine(({ person, email: to }) => person || Email.safeParse(to).success, { path: ['email'] })

const PERSON = { person: reference(personSource) }
const FIELDS = {
  email: email({ required: true, when: ({ person }) => !person }),
  subject: text({ required: true, max: 200 }),
  text: multiline({ required: true, rows: 8 }),
  send_at: dateTime(),
}

type Props = { isOpen: boolean; onClose(): void; onSent(id: string): void }

/** "Nachricht schreiben": to somebody the house knows or to any address, now or later. */
export function WriteDialog({ isOpen, onClose, onSent }: Props) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const mayChoose = useCan()(staff('people', 'view'))
  const keep = useKeep()
  return (
    <FieldsDialog
      isOpen={isOpen}
      title={t('write.title')}
      text={t('write.text')}
      submit={t('write.submit')}
      size="lg"
      fields={mayChoose ? { ...PERSON, ...FIELDS } : FIELDS}
      words={wordsOf(adminWords, 'write')}
      schema={Written}
      isStep
      faultName={(name) => name.replace(/^to\./, '')}
      onSubmit={async ({ person, email: typed, send_at, ...said }) => {
        const to = person ? { person } : { email: typed ?? '' }
        const body = { to, ...said, ...(send_at && { send_at }) }
        const message = await call(writeMessage, { body })
        await keep(message)
        const moment = send_at ? formatMoment(send_at, lang) : ''
        notify({ content: t(send_at ? 'write.scheduled' : 'write.sent', { moment }) })
        onSent(message._id)
      }}
      onClose={onClose}
    />
  )
}
