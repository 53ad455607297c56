import { sql } from 'kysely'
import { formatDay } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { applicationsSection } from '../../config.ts'
import { messages } from '../../messages.ts'
import type { ApplicationUnit } from '../../server/unit-of-work.ts'

type Received = { id: string; email: string; title: string; eraseAt: Date }

/**
 * Says that it has arrived and when it is erased, and nothing that was typed: whoever typed somebody
 * else's address must not make us carry their words. At most one per address and day.
 */
export async function sendReceipt(change: ApplicationUnit, received: Received): Promise<void> {
  const { lang, config } = change.scope
  const { email, title, eraseAt } = received
  if (await hasOneToday(change, received)) return
  const t = translator(messages, lang)
  const months = config.get(applicationsSection).keep_months
  const subject = t('receipt.subject')
  const drawn = await renderMail(
    {
      title: subject,
      paragraphs: [
        title ? t('receipt.forPosition', { title }) : t('receipt.arrived'),
        t('receipt.next'),
        t('receipt.erased', { day: formatDay(eraseAt, lang), count: months }),
      ],
      footer: t('receipt.footer'),
      lang,
    },
    change.scope,
  )
  await sendMail(change, { to: email, subject, ...drawn, submitted: 'auto-replied' })
}

/** Again for the same position says nothing new; for another one it does. */
async function hasOneToday({ db }: ApplicationUnit, { id, email }: Received): Promise<boolean> {
  const { rows } = await sql`select 1 from applications
    where lower(email) = ${email.toLowerCase()} and id <> ${id}
      and position_id is not distinct from (select position_id from applications where id = ${id})
      and created_at > now() - interval '1 day' limit 1`.execute(db)
  return rows.length > 0
}
