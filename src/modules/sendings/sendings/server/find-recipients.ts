import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { SendingDb } from '../../server/tables.ts'
import type { Recipient } from '../sending.calls.ts'
import type { RecipientState } from '../sending-values.ts'

type Query = { state: RecipientState[]; answer?: string; limit: number; cursor?: string }
type Row = Omit<Recipient, 'sent_at'> & { sent_at: Date | null }

/** One page of those a sending goes to, by their key. */
export async function findRecipients(db: SendingDb, id: string, query: Query) {
  const { state, answer, limit, cursor } = query
  const where = sql`r.sending_id = ${id}
    ${state.length > 0 ? sql`and r.state = any(${state}::text[])` : sql``}
    ${answer === undefined ? sql`` : sql`and r.answer = ${answer}`}`
  const { rows: known } = await sql<{ n: number }>`
    select (select count(*)::int from newsletter_recipients r where ${where}) as n
    from newsletter_sendings where id = ${id}`.execute(db)
  if (!known[0]) throw failures.notFound()
  const { rows } = await sql<Row>`
    select r.subscriber_id as subscriber, coalesce(p.email, '') as email, r.state, r.reason,
      r.attempts, r.answer, r.sent_at
    from newsletter_recipients r
      left join newsletter_subscribers p on p.id = r.subscriber_id
    where ${where} ${cursor ? sql`and r.subscriber_id > ${cursor}` : sql``}
    order by r.subscriber_id limit ${limit + 1}`.execute(db)
  const items = rows
    .slice(0, limit)
    .map((row) => ({ ...row, sent_at: row.sent_at?.toISOString() ?? null }))
  const next = rows.length > limit ? (items.at(-1)?.subscriber ?? null) : null
  return { items, numItems: known[0].n, numItemsExact: true, next }
}
