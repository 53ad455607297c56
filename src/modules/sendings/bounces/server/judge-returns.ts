import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { newsletterSending } from '../../sendings/sending.ts'
import { AUTO_STOPS, type AutoStop, type SendingState } from '../../sendings/sending-values.ts'
import { keepCounts } from '../../sendings/server/count-recipients.ts'
import type { SendingChange, SendingDb, SendingTables } from '../../server/tables.ts'

/** The job that looks at a sending after something came back; its payload names it. */
export const JUDGE_RETURNS = 'sendings.judge-returns'

/** Of so many mails, the first ones for dead addresses and the last ones for complaints. */
const LOOKED_AT = 1000
const SHARES = { hard: 0.05, complained: 0.001 }
/** What was counted when it ended changes with what comes back. */
const ENDED: readonly SendingState[] = ['finished', 'cancelled']
/** In a short list one dead address is no sign of anything. */
const FEWEST_HARD = 5

/** Counts anew what has ended, and stops what does harm to the name of the sender. */
export const judgeReturns = defineJob<SendingTables, { id: string }>({
  name: JUDGE_RETURNS,
  run: async (scope, { id }) => {
    await scope.change(async (change) => {
      const { db } = change
      const sending = await db
        .selectFrom('newsletter_sendings')
        .select('state')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!sending) return
      if (ENDED.includes(sending.state)) await keepCounts(db, id)
      const found = sending.state === 'running' ? await reasonToStop(db, id) : undefined
      if (found) await stopSending(change, id, found)
      change.broadcast('newsletter-sendings', { access: staff('sendings', 'view') })
    })
  },
})

/** Why nothing more should go out; what a person has seen and decided to go on with is no reason. */
export async function reasonToStop(db: SendingDb, id: string): Promise<AutoStop | undefined> {
  const begun = (order: 'asc' | 'desc') => sql`(select state, bounced_at
    from newsletter_recipients where sending_id = g.id and begun_at is not null
    order by begun_at ${sql.raw(order)} limit ${LOOKED_AT}) begun`
  const isNew = sql`bounced_at > coalesce(g.judged_from, '-infinity')`
  const { rows } = await sql<{ hard: number; complained: number; most: number }>`select
    (select count(*)::int from ${begun('asc')} where state = 'bounced_hard' and ${isNew}) as hard,
    (select count(*)::int from ${begun('desc')} where state = 'complained' and ${isNew})
      as complained,
    (select count(*)::int from (select from newsletter_recipients
      where sending_id = g.id limit ${LOOKED_AT}) audience) as most
    from newsletter_sendings g where id = ${id}`.execute(db)
  const { hard = 0, complained = 0, most = 0 } = rows[0] ?? {}
  if (complained > 0 && complained >= most * SHARES.complained) return AUTO_STOPS.complaints
  return hard >= Math.max(FEWEST_HARD, most * SHARES.hard) ? AUTO_STOPS.bounces : undefined
}

/** Pauses it with the reason, until a person decides. */
export async function stopSending(
  change: SendingChange,
  id: string,
  trouble: AutoStop,
): Promise<void> {
  await change.db
    .updateTable('newsletter_sendings')
    .set((eb) => ({
      ...{ state: 'paused', reason: 'auto', trouble },
      version: eb('version', '+', 1),
      updated_at: sql<Date>`clock_timestamp()`,
    }))
    .where('id', '=', id)
    .execute()
  await change.audit({ noun: newsletterSending.name, id, action: 'stopped' })
}
