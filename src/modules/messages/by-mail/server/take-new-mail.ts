import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { Email } from '#kernel/contract/fields.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { sendAutoReply } from '../../form/server/auto-reply.ts'
import { eraseAt } from '../../inbox/server/change/take-message.ts'
import { linkSender } from '../../inbox/server/thread/link-sender.ts'
import { messages } from '../../messages.ts'
import { tellStaff } from '../../server/tell.ts'
import type { MessageUnit } from '../../server/unit-of-work.ts'
import { isSpam } from '../../spam/server/spam-filter.ts'
import { addMailEntry } from './add-mail-entry.ts'
import type { ReceivedMail } from './receivers.ts'

/** More new conversations than a person begins in an hour. */
const MOST_AN_HOUR = 20

/**
 * A mail that answers nothing becomes a message. It is with the address where its sender wants
 * answers; anybody can write any sender on a mail, so it is never shown under an account.
 */
export async function takeNewMail(change: MessageUnit, mail: ReceivedMail): Promise<void> {
  const id = uuidv7()
  const sender = senderOf(mail)
  const lang = await langOf(change, sender.email)
  const t = translator(messages, lang)
  const named = sender.name || sender.email || t('guest')
  const subject = oneLine(mail.subject || t('noSubject', { name: named }), 200)
  const spam = await isUnwanted(change, mail)
  await change.db
    .insertInto('messages')
    .values({
      id,
      state: spam ? 'spam' : 'new',
      name: sender.name,
      email: sender.email,
      subject,
      lang,
      mailbox: mail.mailbox,
      erase_at: eraseAt(change),
    })
    .execute()
  await addMailEntry(change, { message: id, author: named, fromEmail: sender.from, mail })
  await linkSender(change, { id, name: sender.name, email: sender.email })
  if (spam) return
  await tellStaff(change, { id, name: sender.name, subject, assigned_to: null }, 'new')
  if (mail.automatic !== 'no' || mail.wantsNoAutoReply) return
  const answers = mail.mailRef
  await sendAutoReply(change, { id, email: sender.email, lang, mailbox: mail.mailbox, answers })
}

function senderOf({ from, replyTo }: ReceivedMail) {
  const wanted = Email.safeParse(replyTo?.email).data
  const written = Email.safeParse(from?.email).data ?? ''
  const email = wanted ?? written
  const isElsewhere = email.toLowerCase() !== written.toLowerCase()
  return { name: from?.name ?? '', email, from: isElsewhere ? (from?.email ?? null) : null }
}

/** In the language of an account with this address, else in that of the last message from there. */
async function langOf({ db, scope }: MessageUnit, email: string): Promise<Lang> {
  const { rows } = await sql<{ lang: Lang }>`
    (select lang, 0 as place from users where handle = ${email.toLowerCase()} limit 1)
    union all (select lang, 1 from messages where lower(email) = ${email.toLowerCase()}
      order by id desc limit 1) order by place limit 1`.execute(db)
  return rows[0]?.lang ?? scope.lang
}

/** Also asked before the files of a mail are kept. */
export async function isUnwanted(
  change: MessageUnit,
  mail: Pick<ReceivedMail, 'from' | 'replyTo' | 'text'>,
): Promise<boolean> {
  const addresses = [mail.from?.email, mail.replyTo?.email].filter((one) => one !== undefined)
  for (const email of addresses) {
    const isFlood = (await countRecent(change, email)) >= MOST_AN_HOUR
    if (isFlood || (await isSpam(change, { email, text: mail.text }))) return true
  }
  return false
}

async function countRecent({ db }: MessageUnit, email: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (select from messages
    where lower(email) = ${email.toLowerCase()} and received_at > now() - interval '1 hour'
    limit ${MOST_AN_HOUR}) recent`.execute(db)
  return rows[0]?.n ?? 0
}
