import { type Kysely, sql } from 'kysely'
import { routesOf } from '#kernel/server/route.ts'
import { addDays } from '../../reports/date-range.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { CLICK_DAYS, LEAST_VISITS, readBlockClicks } from '../block-clicks.calls.ts'

const on = routesOf<AnalyticsTables>()

/** As many as a page has blocks. */
const MOST = 2000

/** How a click in a block is stored: '/kontakt#a1b2c3d4e5f6'. */
export function blockValue(path: string, block: string): string {
  return `${path}#${block}`
}

export const blockClickRoutes = [
  on(readBlockClicks, async ({ db }, { query }) => {
    const to = dayOf(Date.now())
    const from = addDays(to, 1 - CLICK_DAYS)
    // As pages are counted: '/%C3%BCber-uns' for '/über-uns'.
    const path = URL.parse(query.path, 'http://site.invalid')?.pathname ?? query.path
    return { from, to, items: await findClicks(db, { path, from, to }) }
  }),
]

type PageDays = { path: string; from: string; to: string }
type ClickRow = { block: string; clicks: number; visits: number }

async function findClicks(
  db: Kysely<AnalyticsTables>,
  { path, from, to }: PageDays,
): Promise<ClickRow[]> {
  const begin = blockValue(path, '')
  // '$' follows '#': everything between the two begins with the path and a '#'.
  const { rows } = await sql<ClickRow>`
    select substr(value, ${begin.length + 1}::int) as block, sum(times)::int8 as clicks,
      count(*) as visits
    from analytics_actions
    where kind = 'block' and value collate "C" >= ${begin} and value collate "C" < ${`${path}$`}
      and day between ${from} and ${to}
    group by value having count(*) >= ${LEAST_VISITS}
    order by visits desc, value limit ${MOST}`.execute(db)
  return rows
}
