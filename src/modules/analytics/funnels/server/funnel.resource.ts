import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { analyticsFailures } from '../../errors.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { type Funnel, funnel, STEPS, stepsOf } from '../funnel.ts'
import { forgetFunnels, RECOUNT } from './recount-funnel.ts'

/** All of them stand in every report. */
const MOST_FUNNELS = 10
const ADDRESS = /^\/[^\s?#]*$/

type FunnelChange = Change<AnalyticsTables>

export const funnelResource = resourcesOf<AnalyticsTables>()(funnel, {
  table: 'analytics_funnels',
  check: async (change, values, before) => {
    if (!before) await mustHaveRoom(change)
    if (values.steps !== undefined) mustLeadSomewhere({ steps: values.steps })
  },
  created: recount,
  changed: async (change, after, before) => {
    if (after.steps !== before.steps) await recount(change, after)
  },
  removing: async ({ db }, gone) =>
    forgetFunnels(
      db,
      gone.map(({ _id }) => _id),
    ),
})

/** The days that are closed already: as far back as single visits are kept. */
async function recount(change: FunnelChange, { _id }: Funnel): Promise<void> {
  await change.enqueue(RECOUNT, { id: _id }, { key: _id })
}

async function mustHaveRoom({ db }: FunnelChange): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from analytics_funnels`.execute(db)
  if ((rows[0]?.count ?? 0) >= MOST_FUNNELS) throw analyticsFailures.tooManyFunnels()
}

function mustLeadSomewhere(values: Pick<Funnel, 'steps'>): void {
  const steps = stepsOf(values)
  if (steps.some((step) => !ADDRESS.test(step)))
    throw failures.invalid({ fields: { steps: 'address' } })
  const isRight = steps.length >= STEPS.least && steps.length <= STEPS.most
  if (!isRight) throw analyticsFailures.funnelSteps()
}
