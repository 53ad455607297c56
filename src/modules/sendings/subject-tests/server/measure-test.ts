import { sql } from 'kysely'
import type { Subject, SubjectTest } from '../../sendings/sending-values.ts'
import type { SendingChange, SendingDb } from '../../server/tables.ts'

type Decision = { winner: Subject; result: SubjectTest }

/** The archive shows the subject that most people got. */
export async function letWin(
  { db }: SendingChange,
  id: string,
  { winner, result }: Decision,
): Promise<void> {
  const second = sql<string>`coalesce((select skeleton->'drawn'->'anyone'->>'subjectB'
    from newsletter_sending_mails where sending_id = ${id} and variant = 'main'), shown_subject)`
  await db
    .updateTable('newsletter_sendings')
    .set({
      winner,
      test_result: JSON.stringify(result),
      ...(winner === 'b' && { shown_subject: second }),
    })
    .where('id', '=', id)
    .execute()
}

/** How both subjects did so far. */
export async function measureTest(db: SendingDb, id: string): Promise<SubjectTest> {
  const { rows } = await sql<{ variant: Subject; sent: number; clicks: number }>`
    select variant,
      (select count(*)::int from newsletter_recipients r where r.sending_id = ${id}
        and r.variant = v.variant
        and r.state not in ('queued', 'claimed', 'deferred', 'failed', 'skipped')) as sent,
      (select coalesce(sum(clicks), 0)::int from newsletter_clicks c where c.sending_id = ${id}
        and c.variant = v.variant) as clicks
    from (values ('a'), ('b')) as v(variant)`.execute(db)
  const of = (subject: Subject) => {
    const { sent = 0, clicks = 0 } = rows.find(({ variant }) => variant === subject) ?? {}
    return { sent, clicks }
  }
  return { a: of('a'), b: of('b') }
}
