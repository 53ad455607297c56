import { type Kysely, sql } from 'kysely'
import { allows, staff } from '#kernel/access/rules.ts'
import { Email } from '#kernel/contract/fields.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Scope } from '#kernel/server/context.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { addDays, mondayOf } from '../../reports/date-range.ts'
import { reportOf } from '../../reports/server/read-report.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { weeklyMail } from './weekly-mail.ts'

export type ReaderTables = AnalyticsTables & Pick<AuthTables, 'users'>
type ReaderScope = Scope<ReaderTables>

/**
 * The numbers of the week before, to everyone who switched it on and may still read them: once for each
 * Monday, also when the house was down on that day.
 */
export async function sendWeeklyMails(scope: ReaderScope, now = new Date()): Promise<void> {
  if (!isComponentEnabled(scope.config.get(enabledComponentsSection), 'analytics')) return
  const monday = mondayOf(dayOf(now))
  const readers = await findReaders(scope, monday)
  if (readers.length === 0) return
  const week = { from: addDays(monday, -7), to: addDays(monday, -1) }
  const report = await reportOf(scope, {
    ...week,
    filters: {},
    compare: 'previous',
    interval: 'day',
  })
  for (const { id, handle, lang } of readers) {
    await scope.change(async (change) => {
      const isFirst = await takeTurn(change.db, id, monday)
      if (isFirst)
        await sendMail(change, { to: handle, ...(await weeklyMail(scope, lang, report)) })
    })
  }
}

async function findReaders({ db, config }: ReaderScope, monday: string) {
  const people = await db
    .selectFrom('users')
    .innerJoin('analytics_weekly_readers', 'user_id', 'users.id')
    .select(['users.id', 'handle', 'name', 'roles', 'lang'])
    .where('sent_on', '<', monday)
    .where('is_blocked', '=', false)
    .where('erased_at', 'is', null)
    .execute()
  const { member } = config.get(permissionsSection)
  return people.filter(
    (person) =>
      allows(staff('analytics', 'view'), person, member) && Email.safeParse(person.handle).success,
  )
}

/** A job may run twice: whoever has had it gets no other. */
async function takeTurn(db: Kysely<ReaderTables>, id: string, monday: string): Promise<boolean> {
  const { rows } = await sql`
    update analytics_weekly_readers set sent_on = ${monday}
    where user_id = ${id} and sent_on < ${monday} returning user_id`.execute(db)
  return rows.length > 0
}
