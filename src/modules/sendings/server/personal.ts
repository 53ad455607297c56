import { sql } from 'kysely'
import { personColumns } from '#kernel/server/people/personal-data.ts'
import type { SendingTables } from './tables.ts'

/** Which newsletters somebody got. Rows of recipients name a subscriber, and no address. */
export const personal = personColumns<SendingTables>({
  purpose: {
    for: { de: 'Um den Newsletter zu senden', en: 'To send the newsletter' },
    basis: {
      de: 'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 7 UWG)',
      en: 'Consent (Art. 6 (1) (a) GDPR, § 7 UWG)',
    },
    until: {
      de: 'Bis der Abonnent gelöscht wird; danach bleiben nur Zahlen',
      en: 'Until the subscriber is erased; only figures remain',
    },
  },
  tables: [
    {
      table: 'newsletter_sendings',
      account: 'created_by',
      exported: { as: 'sendings', columns: ['name', 'created_at'] },
      erase: { created_by: null },
    },
  ],
  collect: async ({ db }, { emails }) => {
    const { rows } = await sql<{ subject: string; sent: Date }>`
      select g.shown_subject as subject, coalesce(r.sent_at, r.begun_at) as sent
      from newsletter_subscribers p
        join newsletter_recipients r on r.subscriber_id = p.id
        join newsletter_sendings g on g.id = r.sending_id
      where lower(p.email) = any(${emails.map((one) => one.toLowerCase())}::text[])
        and r.state in ('sent', 'uncertain', 'bounced_soft', 'bounced_hard', 'complained')
      order by r.begun_at limit 10000`.execute(db)
    return { newsletterMails: rows }
  },
})
