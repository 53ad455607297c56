import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { analyticsFailures } from '../../errors.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { type Goal, goal } from '../goal.ts'

/** All of them stand in every report. */
const MOST_GOALS = 50

/** How what a goal aims at is written, and what is said of anything else. */
const WRITTEN = {
  page: { pattern: /^\/[^\s?#]*$/, fault: 'address' },
  phone: { pattern: /^\+?[\d\s()/.-]{3,40}$/, fault: 'phone' },
  mail: { pattern: /^[^\s@]+@[^\s@]+$/, fault: 'email' },
  outside: { pattern: /^[a-z\d.-]+$/i, fault: 'host' },
} as const

export const goalResource = resourcesOf<AnalyticsTables>()(goal, {
  table: 'analytics_goals',
  check: async (change, values, before) => {
    if (!before) await mustHaveRoom(change)
    mustBeReachable({ manner: 'page', target: '', ...before, ...values })
  },
})

async function mustHaveRoom({ db }: Change<AnalyticsTables>): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from analytics_goals`.execute(db)
  if ((rows[0]?.count ?? 0) >= MOST_GOALS) throw analyticsFailures.tooManyGoals()
}

/** Any phone, mail address or website will do, but not any page. */
function mustBeReachable({ manner, target }: Pick<Goal, 'manner' | 'target'>): void {
  if (manner === 'download' || (manner !== 'page' && target === '')) return
  const { pattern, fault } = WRITTEN[manner]
  if (!pattern.test(target)) throw failures.invalid({ fields: { target: fault } })
}
