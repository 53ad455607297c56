import { type Kysely, sql } from 'kysely'
import type { FunnelResult, ReportRow } from '../../reports/report.calls.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { stepsOf } from '../funnel.ts'

type FunnelRow = { _id: string; title: string; steps: string }

/** All of them, also those that nobody began; `sums` have the visits of each step. */
export async function readFunnels(
  db: Kysely<AnalyticsTables>,
  sums: readonly ReportRow[],
): Promise<FunnelResult[]> {
  const reached = new Map(sums.map(({ value, visits }) => [value, visits]))
  const { rows } = await sql<FunnelRow>`
    select id as _id, title, steps from analytics_funnels order by title, id`.execute(db)
  return rows.map(({ _id, title, steps }) => {
    const visitsAt = (at: number) => reached.get(`${_id}:${at + 1}`) ?? 0
    const begun = visitsAt(0)
    return {
      _id,
      title,
      steps: stepsOf({ steps }).map((value, at) => ({
        step: at + 1,
        value,
        visits: visitsAt(at),
        rate: begun > 0 ? Math.min(1, visitsAt(at) / begun) : 0,
      })),
    }
  })
}
