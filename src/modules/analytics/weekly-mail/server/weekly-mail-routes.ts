import { sql } from 'kysely'
import { Email } from '#kernel/contract/fields.ts'
import { routesOf } from '#kernel/server/route.ts'
import { analyticsFailures } from '../../errors.ts'
import { mondayOf } from '../../reports/date-range.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { readWeeklyMail, switchWeeklyMail } from '../weekly-mail.calls.ts'

const on = routesOf<AnalyticsTables>()

export const weeklyMailRoutes = [
  on(readWeeklyMail, async ({ db, user }) => {
    const { rows } = await sql`
      select 1 from analytics_weekly_readers where user_id = ${user.id}`.execute(db)
    return { isOn: rows.length > 0 }
  }),

  on(switchWeeklyMail, async ({ change, user }, { body: { isOn } }) => {
    // Built-in accounts sign in with a name that is no address.
    if (isOn && !Email.safeParse(user.handle).success) throw analyticsFailures.noAddress()
    await change(({ db }) =>
      isOn
        ? // This week's mail is past: the first one comes on the next Monday.
          sql`insert into analytics_weekly_readers (user_id, sent_on)
            values (${user.id}, ${mondayOf(dayOf(Date.now()))}) on conflict do nothing`.execute(db)
        : sql`delete from analytics_weekly_readers where user_id = ${user.id}`.execute(db),
    )
    return { isOn }
  }),
]
