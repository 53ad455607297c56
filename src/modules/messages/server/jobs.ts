import { sql } from 'kysely'
import { defineJob, type Job, listen } from '#kernel/server/jobs/job.ts'
import { mailStuck } from '#kernel/server/mail/mail-parts.ts'
import { trashOf } from '#kernel/server/trash.ts'
import { purgeOld, purgeTrash } from '../inbox/server/change/trash-messages.ts'
import { messageFiles } from '../inbox/server/thread/message-files.ts'
import { sendDueJob, sendReplyJob } from '../inbox/server/thread/send-reply.ts'
import type { MessageTables } from './tables.ts'
import { tellStaff } from './tell.ts'
import type { MessageRow } from './unit-of-work.ts'

/** Every night: what was kept as long as the settings say. */
const eraseOldJob = defineJob<MessageTables, object>({
  name: 'messages.erase-old',
  cron: '50 4 * * *',
  run: async (scope) => {
    while ((await scope.change((change) => purgeOld(change))) > 0);
  },
})

/** Every five minutes: what was put off comes back, unread, and says so. */
const wakeJob = defineJob<MessageTables, object>({
  name: 'messages.wake',
  cron: '*/5 * * * *',
  run: (scope) =>
    scope.change(async (change) => {
      const { rows } = await sql<MessageRow>`
        update messages set snoozed_until = null, is_read = false, version = version + 1
        where id in (select id from messages where snoozed_until <= now() and deleted_at is null
          limit 200 for update skip locked) returning *`.execute(change.db)
      for (const row of rows) await tellStaff(change, row, 'woken')
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
