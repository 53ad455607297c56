import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { newsletterSending } from '../../sendings/sending.ts'
import type { SendingState } from '../../sendings/sending-values.ts'
import { snapshotAudience } from '../../sendings/server/audience.ts'
import { keepCounts } from '../../sendings/server/count-recipients.ts'
import { ARCHIVE_TAG } from '../../sendings/server/sending.resource.ts'
import { TEND } from '../../sendings/server/take-step.ts'
import type { SendingChange, SendingDb, SendingScope, SendingTables } from '../../server/tables.ts'
import { isSwitchedOn } from './is-switched-on.ts'
import { freeRowsOfTheDead } from './workers.ts'

/** The job that sends; its payload names the sending. */
export const DELIVER = 'sendings.deliver'

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
      .select(['id', 'state', 'lists', 'audience'])
      .select(isMissed().as('is_missed'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!sending || !OPEN.includes(sending.state)) return
    if (sending.is_missed) return await note(change, id, 'missed')
    if (sending.state !== 'running') await begin(change, sending)
    else if (!(await hasOpenRows(db, id))) return await finish(change, id)
    // One for each of two instances; a single one finds the second done.
    for (const share of [1, 2]) await change.enqueue(DELIVER, { id }, { key: `${id} ${share}` })
  })
}

function isMissed() {
  return sql<boolean>`coalesce(state = 'scheduled'
    and send_at < now() - make_interval(mins => ${MISSED_MINUTES}), false)`
}

type Beginning = {
  id: string
  lists: string[]
  audience: Parameters<typeof snapshotAudience>[2]['audience']
}

async function begin(change: SendingChange, { id, ...audience }: Beginning): Promise<void> {
  await snapshotAudience(change.db, id, audience)
  await change.db
    .updateTable('newsletter_sendings')
    .set({ state: 'running', began_at: sql<Date>`coalesce(began_at, now())` })
    .where('id', '=', id)
    .execute()
  announce(change)
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

/** The archive shows it, and open screens say how it stands. */
function announce(change: SendingChange): void {
  change.refresh(ARCHIVE_TAG)
  change.broadcast('newsletter-sendings', { access: staff('sendings', 'view') })
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
