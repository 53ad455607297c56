import { sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { newsletterSending } from '../../sendings/sending.ts'
import type { SendingState } from '../../sendings/sending-values.ts'
import { keepCounts } from '../../sendings/server/count-recipients.ts'
import { TEND } from '../../sendings/server/take-step.ts'
import type { SendingChange, SendingDb, SendingScope, SendingTables } from '../../server/tables.ts'
import { announce, enqueueDelivery } from './go-on.ts'
import { prepareSlice } from './prepare-slice.ts'
import { freeRowsOfTheDead } from './workers.ts'

/** Whoever waits longer for a server that is off decides anew: the moment may have been the point. */
const MISSED_MINUTES = 30

const OPEN: readonly SendingState[] = ['scheduled', 'preparing', 'running']

/** Every minute, and at once after every step: whatever is due begins, goes on, or is over. */
export const tend = defineJob<SendingTables, object>({
  name: TEND,
  cron: '* * * * *',
  retries: 0,
  run: async (scope, _, { signal }) => {
    await freeRowsOfTheDead(scope.db)
    for (const id of await openSendings(scope.db)) {
      const isDue = await tendOne(scope, id)
      // Each slice is committed: a kill in between loses none, and begins nowhere anew.
      while (isDue && !signal.aborted && (await prepareSlice(scope, id)));
    }
  },
})

async function openSendings(db: SendingDb): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter_sendings')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['preparing', 'running']),
        eb.and([eb('state', '=', 'scheduled'), eb('send_at', '<=', sql<Date>`now()`)]),
      ]),
    )
    .orderBy('send_at')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

/** Looks again under the lock, so that two instances begin it once; true where one is to be prepared. */
async function tendOne(scope: SendingScope, id: string): Promise<boolean> {
  return await scope.change(async (change) => {
    const { db } = change
    const sending = await db
      .selectFrom('newsletter_sendings')
      .select('state')
      .select(isMissed().as('is_missed'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!sending || !OPEN.includes(sending.state)) return false
    if (sending.is_missed) await note(change, id, 'missed')
    else if (sending.state !== 'running') return true
    else if (await hasOpenRows(db, id)) await enqueueDelivery(change, id)
    else await finish(change, id)
    return false
  })
}

function isMissed() {
  return sql<boolean>`coalesce(state = 'scheduled'
    and send_at < now() - make_interval(mins => ${MISSED_MINUTES}), false)`
}

async function finish(change: SendingChange, id: string): Promise<void> {
  await keepCounts(change.db, id)
  await note(change, id, 'finished')
}

async function note(
  change: SendingChange,
  id: string,
  state: 'missed' | 'finished',
): Promise<void> {
  await change.db
    .updateTable('newsletter_sendings')
    .set({ state, trouble: '', ...(state === 'finished' && { ended_at: new Date() }) })
    .where('id', '=', id)
    .execute()
  await change.audit({ noun: newsletterSending.name, id, action: state })
  announce(change)
}

/** Whether somebody may still get a mail. */
export async function hasOpenRows(db: SendingDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_recipients')
    .select('subscriber_id')
    .where('sending_id', '=', id)
    .where('state', 'in', ['queued', 'claimed', 'sending', 'deferred'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
