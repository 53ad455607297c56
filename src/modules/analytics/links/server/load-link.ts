import { translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import type { Loaded, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { messages } from '../../messages.ts'
import { addDays } from '../../reports/date-range.ts'
import { reportOf } from '../../reports/server/read-report.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { LINK_RANGES, type LinkData } from '../link-page.ts'
import { linkResource } from './link.resource.ts'
import { openKey } from './link-address.ts'

const LENGTHS = { week: 7, month: 30, year: 365 } as const
/** Enough to see what matters. */
const SHOWN = 20

/** A link that was never made, is closed or over looks like any address that is not there. */
export async function loadLink(
  context: Context<AnalyticsTables>,
  { params, query }: PageRequest,
): Promise<Loaded<LinkData>> {
  const { db, secret, lang } = context
  const id = openKey(secret, params.key ?? '')
  const [link] = id === undefined ? [] : await linkResource.read(db, [id])
  const today = dayOf(Date.now())
  if (!link || (link.until !== null && link.until < today)) return { kind: 'missing' }
  const range = LINK_RANGES.find((name) => name === query.range) ?? 'month'
  const days = { from: addDays(today, 1 - LENGTHS[range]), to: today }
  const interval = range === 'year' ? 'month' : 'day'
  const report = await reportOf(context, { ...days, interval, compare: 'none', filters: {} })
  const { totals, series, goals, pages, sources, devices } = report
  return {
    kind: 'page',
    data: {
      name: link.title,
      range,
      days,
      interval,
      totals,
      series,
      goals,
      pages: pages.slice(0, SHOWN),
      sources: sources.slice(0, SHOWN),
      devices: devices.slice(0, SHOWN),
    },
    meta: { title: translator(messages, lang)('link.title'), noindex: true },
    tags: [],
  }
}
