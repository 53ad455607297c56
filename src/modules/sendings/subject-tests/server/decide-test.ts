import { sql } from 'kysely'
import { announce } from '../../delivery/server/go-on.ts'
import { newsletterSending } from '../../sendings/sending.ts'
import { betterOf, type Winner } from '../../sendings/sending-values.ts'
import { hasDueRows } from '../../series/server/enrol.ts'
import type { SendingChange } from '../../server/tables.ts'
import { letWin, measureTest } from './measure-test.ts'

/** While two subjects are tried, the rest waits: then there may be nothing to do. */
export async function isWorthATry(
  change: SendingChange,
  id: string,
  { subject_b, winner }: { subject_b: string; winner: Winner },
): Promise<boolean> {
  if (subject_b === '' || winner !== '') return true
  return (await decideTest(change, id)) || (await hasDueRows(change.db, id))
}

/**
 * Lets the subject win whose links were followed more often, once its time is over and both have gone out.
 * The caller holds the row of the sending, so it happens once. True when it did.
 */
async function decideTest(change: SendingChange, id: string): Promise<boolean> {
  const { rows } = await sql`select from newsletter_sendings g where g.id = ${id} and g.winner = ''
    and g.began_at + make_interval(hours => g.test_hours) <= now()
    and not exists (select from newsletter_recipients r where r.sending_id = g.id
      and r.variant is not null and r.state in ('queued', 'claimed', 'sending'))`.execute(change.db)
  if (rows.length === 0) return false
  const result = await measureTest(change.db, id)
  await letWin(change, id, { winner: betterOf(result), result })
  await change.audit({ noun: newsletterSending.name, id, action: 'decided' })
  announce(change)
  return true
}
