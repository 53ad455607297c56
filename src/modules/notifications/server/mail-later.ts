import { type Selectable, sql } from 'kysely'
import { Email } from '#kernel/contract/fields.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { topicOf } from '#kernel/server/manifest/topic.ts'
import {
  choiceOf,
  findReaders,
  isSilent,
  type Reader,
  readersOf,
  USUAL_HOUR,
} from '../settings/server/preferences.ts'
import { quietUntil } from '../settings/server/quiet-hours.ts'
import { noticeMail } from './notice-mail.ts'
import type { NotificationTables } from './tables.ts'

export const MAIL_LATER = 'notifications.mail-later'

type NoticeRow = Selectable<NotificationTables['notices']>
type NoticeChange = Change<NotificationTables>

/** After somebody's quiet hours, if they have not read it by then and still may. */
export const mailLater = defineJob<NotificationTables, { id: string }>({
  name: MAIL_LATER,
  run: (scope, { id }) =>
    scope.change(async (change) => {
      const notice = await change.db
        .selectFrom('notices')
        .selectAll()
        .where('id', '=', id)
        .where('read_at', 'is', null)
        .executeTakeFirst()
      if (!notice) return
      const [reader] = await findReaders(change.db, [notice.user_id])
      const topic = topicOf(scope.modules, notice.kind)
      if (!reader || isSilent(reader, topic)) return
      if (choiceOf(reader.topics, topic).mail !== 'now') return
      await mailReadable(change, reader, [notice])
    }),
})

/** Every hour: whose hour it is gets what was collected, as one mail. */
export const mailDigests = defineJob<NotificationTables, object>({
  name: 'notifications.digest',
  cron: '5 * * * *',
  run: async (scope) => {
    for (const userId of await dueReaders(scope)) {
      await scope.change((change) => mailDigest(change, userId))
    }
  },
})

/** What came before somebody's hour goes out once that hour has come, also a day late when it was missed. */
async function dueReaders({ db }: Scope<NotificationTables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct n.user_id as id from notices n
      left join notice_settings s on s.user_id = n.user_id
      cross join lateral (select (date_trunc('day', now() at time zone 'Europe/Berlin')
        + make_interval(days => -ago, hours => coalesce(s.digest_hour, ${USUAL_HOUR})))
        at time zone 'Europe/Berlin' as moment from generate_series(0, 1) ago) hour
    where n.digest and n.created_at < hour.moment and now() >= hour.moment
      and (s.muted_until is null or s.muted_until < now())`.execute(db)
  return rows.map(({ id }) => id)
}

async function mailDigest(change: NoticeChange, userId: string): Promise<void> {
  const [reader] = await findReaders(change.db, [userId])
  // It stays collected and goes out with the first run after the quiet hours.
  if (reader && quietUntil(reader.quiet, new Date())) return
  // Taken once, whoever runs this twice.
  const taken = await change.db
    .updateTable('notices')
    .set({ digest: false })
    .where('user_id', '=', userId)
    .where('digest', '=', true)
    .returningAll()
    .execute()
  if (!reader) return
  const unread = taken.filter(({ read_at }) => read_at === null)
  await mailReadable(
    change,
    reader,
    unread.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
}

/** What may not be read any more is left out. */
async function mailReadable(
  change: NoticeChange,
  reader: Reader,
  notices: readonly NoticeRow[],
): Promise<void> {
  const { config, modules } = change.scope
  const { member } = config.get(permissionsSection)
  const readable = notices.filter(
    ({ kind }) => readersOf([reader], topicOf(modules, kind), member).length > 0,
  )
  // Built-in accounts sign in with a name that is no address.
  if (readable.length === 0 || !Email.safeParse(reader.handle).success) return
  await sendMail(change, {
    to: reader.handle,
    ...(await noticeMail(change.scope, reader.lang, readable)),
  })
}
