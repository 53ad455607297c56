import { sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { stopSending } from '../../bounces/server/judge-returns.ts'
import { AUTO_STOPS } from '../../sendings/sending-values.ts'
import { hasSegment, snapshotSlice } from '../../sendings/server/audience.ts'
import type { SendingChange, SendingDb, SendingScope, SendingTables } from '../../server/tables.ts'
import { announce, enqueueDelivery } from './go-on.ts'
import { isSwitchedOn } from './is-switched-on.ts'

/** The job that writes down whom a sending goes to; its payload names the sending. */
export const PREPARE = 'sendings.prepare'

/** Each slice is committed: a kill in between loses none, and begins nowhere anew. */
export const prepare = defineJob<SendingTables, { id: string }>({
  name: PREPARE,
  run: async (scope, { id }, { signal }) => {
    while (!signal.aborted && isSwitchedOn(scope) && (await prepareSlice(scope, id)));
  },
})

/**
 * Writes down some of those a sending goes to, in a change of its own; true as long as there are more. Two
 * instances take turns at the row of the sending.
 */
function prepareSlice(scope: SendingScope, id: string): Promise<boolean> {
  return scope.change(async (change) => {
    const { db } = change
    const sending = await lockPreparing(db, id)
    if (!sending) return false
    const { lists, audience, prepared_to: after, subject_b, test_share } = sending
    const testShare = subject_b === '' ? null : test_share
    if (audience.segment && !(await hasSegment(db, audience.segment))) {
      await stopSending(change, id, AUTO_STOPS.segment)
      return false
    }
    const asked = { ...change.scope, db }
    const upTo = await snapshotSlice(asked, { sending: id, lists, audience, after, testShare })
    if (upTo === null) await begin(change, id, sending.reason === 'person')
    else await noteProgress(db, id, upTo)
    return upTo !== null
  })
}

async function lockPreparing(db: SendingDb, id: string) {
  return await db
    .selectFrom('newsletter_sendings')
    .select(['lists', 'audience', 'reason', 'prepared_to', 'subject_b', 'test_share'])
    .where('id', '=', id)
    .where('state', 'in', ['scheduled', 'preparing'])
    .forUpdate()
    .executeTakeFirst()
}

async function noteProgress(db: SendingDb, id: string, upTo: string): Promise<void> {
  await db
    .updateTable('newsletter_sendings')
    .set({ state: 'preparing', prepared_to: upTo })
    .where('id', '=', id)
    .execute()
}

/** Everybody is written down: it goes out, or waits where somebody only wanted it prepared. */
async function begin(change: SendingChange, id: string, isToWait: boolean): Promise<void> {
  await change.db
    .updateTable('newsletter_sendings')
    .set({
      state: isToWait ? 'paused' : 'running',
      prepared_to: null,
      prepared_at: sql<Date>`now()`,
      ...(isToWait ? {} : { began_at: sql<Date>`coalesce(began_at, now())` }),
    })
    .where('id', '=', id)
    .execute()
  announce(change)
  if (!isToWait) await enqueueDelivery(change, id)
}
