import { sql } from 'kysely'
import { admin } from '#kernel/access/rules.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { timelineOf } from './timeline.ts'

/** Mails to the addresses of a person; whoever may read the outbox may read of them. */
export const mailTimeline = timelineOf<KernelTables>({
  access: admin,
  find: async ({ db }, { emails }, { before, limit }) => {
    const mails = await db
      .selectFrom('mails')
      .select(['id', 'subject', 'created_at'])
      .where(sql<boolean>`lower(recipient) = any(${[...emails]}::text[])`)
      .where('created_at', '<', before)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
    return mails.map(({ id, subject, created_at }) => ({
      at: created_at,
      kind: 'mail',
      label: { de: `E-Mail: ${subject}`, en: `Email: ${subject}` },
      path: `settings/mail/outbox/${id}`,
    }))
  },
})
