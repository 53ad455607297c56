import { sql } from 'kysely'
import { sectionSaved } from '#kernel/server/config/store-section.ts'
import { trashOf } from '#kernel/server/housekeeping/trash.ts'
import { defineJob, type Job, listen } from '#kernel/server/jobs/job.ts'
import { mailStuck } from '#kernel/server/mail/mail-parts.ts'
import { messageSection } from '../config.ts'
import { purgeOld, purgeTrash } from '../inbox/server/change/trash-messages.ts'
import { messageFiles } from '../inbox/server/thread/message-files.ts'
import { sendDueJob, sendReplyJob } from '../inbox/server/thread/send-reply.ts'
import type { MessageTables } from './tables.ts'
import { tellStaff } from './tell.ts'
import type { MessageRow, MessageUnit } from './unit-of-work.ts'

/** Before every other id. */
const NIL = '00000000-0000-0000-0000-000000000000'

/** Every night: what was kept as long as the settings say. */
const eraseOldJob = defineJob<MessageTables, object>({
  name: 'messages.erase-old',
  cron: '50 4 * * *',
  run: async (scope) => {
    while ((await scope.change((change) => purgeOld(change))) > 0);
  },
})

const BATCH = 1000

/** The settings keep messages for another time: it holds for those that are there already, too. */
export const onRetention = listen<MessageTables, object>(sectionSaved(messageSection), {
  name: 'messages.move-erasure',
  run: async (scope) => {
    await scope.config.reload()
    let last = NIL
    for (let isMore = true; isMore; ) {
      const moved = await scope.change((change) => moveErasure(change, last))
      last = moved.at(-1) ?? last
      isMore = moved.length === BATCH
    }
  },
})

/** Counted from the last word that was said, as when it was said. */
async function moveErasure(change: MessageUnit, after: string): Promise<string[]> {
  const days = change.scope.config.get(messageSection).retention_days
  const word = sql`coalesce((select max(created_at) from message_entries
    where message_id = messages.id and kind <> 'note'), received_at)`
  const erase = days === 0 ? sql`null` : sql`${word} + make_interval(days => ${days})`
  const { rows } = await sql<{ id: string }>`
    with batch as (select id, (${erase})::timestamptz as due from messages
      where id > ${after}::uuid order by id limit ${BATCH} for update),
    moved as (update messages set erase_at = batch.due from batch
      where messages.id = batch.id and erase_at is distinct from batch.due)
    select id from batch order by id`.execute(change.db)
  return rows.map(({ id }) => id)
}

/** Every five minutes: what was put off comes back, unread, and says so; what is finished does not. */
const wakeJob = defineJob<MessageTables, object>({
  name: 'messages.wake',
  cron: '*/5 * * * *',
  run: (scope) =>
    scope.change(async (change) => {
      const { rows } = await sql<MessageRow>`
        update messages set snoozed_until = null, version = version + 1,
          is_read = is_read and state in ('done', 'spam'),
          state = case state when 'waiting' then 'open' else state end
        where id in (select id from messages where snoozed_until <= now() and deleted_at is null
          limit 200 for update skip locked) returning *`.execute(change.db)
      for (const row of rows.filter(({ state }) => state === 'new' || state === 'open'))
        await tellStaff(change, row, 'woken')
    }),
})

export const messageTrash = trashOf<MessageTables>({
  purge: (scope, until) => scope.change((change) => purgeTrash(change, until)),
})

/** The outbox could not hand in a reply: whoever works on the message hears of it. */
export const onStuckMail = listen<MessageTables, { id: string; isGivenUp: boolean }>(mailStuck, {
  name: 'messages.mail-stuck',
  run: (scope, { id, isGivenUp }) =>
    scope.change(async (change) => {
      const row = await change.db
        .selectFrom('message_entries')
        .innerJoin('messages', 'messages.id', 'message_entries.message_id')
        .select(['messages.id', 'messages.name', 'messages.subject', 'messages.assigned_to'])
        .where('message_entries.mail_id', '=', id)
        .executeTakeFirst()
      if (row) await tellStaff(change, row, isGivenUp ? 'failed' : 'waiting')
    }),
})

export const jobs: readonly Job[] = [
  sendReplyJob,
  sendDueJob,
  eraseOldJob,
  wakeJob,
  ...messageFiles.jobs,
]
