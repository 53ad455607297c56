import { sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { newsletterSending } from '../../sendings/sending.ts'
import type { SendingState } from '../../sendings/sending-values.ts'
import { keepCounts } from '../../sendings/server/count-recipients.ts'
import { TEND } from '../../sendings/server/take-step.ts'
import { enrolJoined, hasDueRows } from '../../series/server/enrol.ts'
import type { SendingChange, SendingDb, SendingScope, SendingTables } from '../../server/tables.ts'
import { isWorthATry } from '../../subject-tests/server/decide-test.ts'
import { announce, enqueueDelivery } from './go-on.ts'
import { isSwitchedOn } from './is-switched-on.ts'
import { PREPARE } from './prepare.ts'
import { freeRowsOfTheDead } from './workers.ts'

/** Whoever waits longer for a server that is off decides anew: the moment may have been the point. */
const MISSED_MINUTES = 30

const OPEN: readonly SendingState[] = ['scheduled', 'preparing', 'running']

/** Every minute, and at once after every step: whatever is due begins, goes on, or is over. */
export const tend = defineJob<SendingTables, object>({
  name: TEND,
  cron: '* * * * *',
  retries: 0,
  run: async (scope) => {
    await freeRowsOfTheDead(scope.db)
    if (!isSwitchedOn(scope)) return await pauseAll(scope)
    await enrolJoined(scope.db)
    for (const id of await openSendings(scope.db)) await tendOne(scope, id)
  },
})

/** Whoever switches the newsletter off wants nothing to go out; switched on again, a person decides. */
async function pauseAll({ change }: SendingScope): Promise<void> {
  await change(async (unit) => {
    const paused = await unit.db
      .updateTable('newsletter_sendings')
      .set((eb) => ({ state: 'paused', reason: 'person', version: eb('version', '+', 1) }))
      .where('state', 'in', ['preparing', 'running'])
      .returning('id')
      .execute()
    for (const { id } of paused)
      await unit.audit({ noun: newsletterSending.name, id, action: 'pause' })
  })
}

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
    // What went to the trash mails nobody.
    .where(
      sql<boolean>`(series_list is null or exists (select from newsletter_lists l
        where l.id = series_list and l.deleted_at is null))`,
    )
    .orderBy('send_at')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

/** Looks again under the lock, so that two instances begin it once. */
async function tendOne(scope: SendingScope, id: string): Promise<void> {
  await scope.change(async (change) => {
    const { db } = change
    const sending = await db
      .selectFrom('newsletter_sendings')
      .select(['state', 'series_list', 'subject_b', 'winner'])
      .select(isMissed().as('is_missed'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!sending || !OPEN.includes(sending.state)) return
    if (sending.is_missed) await note(change, id, 'missed')
    else if (sending.state !== 'running') await change.enqueue(PREPARE, { id }, { key: id })
    else if (sending.series_list) await tendSeries(change, id)
    else if (!(await hasOpenRows(db, id))) await finish(change, id)
    else if (await isWorthATry(change, id, sending)) await enqueueDelivery(change, id)
  })
}

/** It never ends: somebody may confirm the list at any time. */
async function tendSeries(change: SendingChange, id: string): Promise<void> {
  if (await hasDueRows(change.db, id)) await enqueueDelivery(change, id)
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
