import { sql } from 'kysely'
import { Email } from '#kernel/contract/fields.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { MACHINES } from '#kernel/server/mail-in/parse/automatic.ts'
import { messageSection } from '../../config.ts'
import { addEntry } from '../../inbox/server/thread/add-entry.ts'
import { messageIdOf } from '../../inbox/server/thread/send-reply.ts'
import { messages } from '../../messages.ts'
import type { MessageUnit } from '../../server/unit-of-work.ts'

type Sender = {
  id: string
  email: string
  lang?: Lang
  /** The mailbox somebody wrote to, and the mail that is answered. */
  mailbox?: string
  answers?: string | null
}

/**
 * One sentence that the message has arrived, without anything that was typed: whoever typed somebody
 * else's address must not make us carry their words. At most one per address and day.
 */
export async function sendAutoReply(change: MessageUnit, sender: Sender): Promise<void> {
  const { config, settings } = change.scope
  const { id, email, lang = change.scope.lang, mailbox, answers } = sender
  const { enabled, text } = config.get(messageSection).auto_reply
  if (!enabled || text[lang].trim() === '') return
  if (!Email.safeParse(email).success || MACHINES.test(email)) return
  if (await hasRepliedToday(change, email)) return
  const t = translator(messages, lang)
  const subject = t('mail.autoSubject')
  const author = { id: null, name: t('autoReply') }
  const entry = await addEntry(change, { message: id, kind: 'out', author, text: text[lang] })
  const drawn = await renderMail(
    {
      title: subject,
      paragraphs: text[lang].split(/\n{2,}/),
      footer: t('mail.autoFooter'),
      lang,
    },
    change.scope,
  )
  const thread = {
    message_id: messageIdOf(settings.baseUrl, id, entry),
    ...(answers ? { in_reply_to: answers, references: [answers] } : {}),
  }
  const mail = await sendMail(change, {
    to: email,
    subject,
    ...drawn,
    thread,
    ...(mailbox ? { mailbox } : {}),
    submitted: 'auto-replied',
  })
  await change.db
    .updateTable('message_entries')
    .set({ mail_id: mail })
    .where('id', '=', entry)
    .execute()
}

async function hasRepliedToday({ db }: MessageUnit, email: string): Promise<boolean> {
  const { rows } = await sql`select from mails where lower(recipient) = ${email.toLowerCase()}
    and submitted = 'auto-replied' and created_at > now() - interval '1 day' limit 1`.execute(db)
  return rows.length > 0
}
