import { sql } from 'kysely'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { forgetThings } from '#modules/people/server/api.ts'
import { type ReturnState, UNDECIDED_STATES } from '../returns/life-cycle.ts'
import { releaseClaims } from '../returns/server/release-claims.ts'
import type { ReturnTables } from './tables.ts'
import type { ReturnChange } from './unit-of-work.ts'

/** So many at a time. */
const MOST = 200

const UNDECIDED: readonly ReturnState[] = UNDECIDED_STATES

/** Every night: returns whose time the law wants them kept for is over. */
export const eraseOldJob: Job = defineJob<ReturnTables, object>({
  name: 'returns.erase-old',
  cron: '50 4 * * *',
  run: async ({ change }, _, { signal }) => {
    while (!signal.aborted && (await change(eraseOld)) > 0);
  },
})

/** Six years after the end of the year in which they were declared (§ 147 AO, § 257 HGB). */
async function eraseOld(unit: ReturnChange): Promise<number> {
  const { db } = unit
  const { rows } = await sql<{ id: string; state: ReturnState }>`select id, state from returns
    where created_at < (date_trunc('year', now() at time zone 'Europe/Berlin')
      - interval '6 years') at time zone 'Europe/Berlin'
    order by created_at limit ${MOST} for update skip locked`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  for (const { id, state } of rows) if (UNDECIDED.includes(state)) await releaseClaims(unit, id)
  await forgetThings(unit, { module: 'returns', noun: 'return', ids })
  const links = ids.map((id) => `shop/returns/${id}`)
  await sql`delete from notices where link = any(${links}::text[])`.execute(db)
  await db.deleteFrom('returns').where('id', 'in', ids).execute()
  for (const id of ids) await unit.audit({ noun: 'return', id, action: 'purge' })
  return ids.length
}
