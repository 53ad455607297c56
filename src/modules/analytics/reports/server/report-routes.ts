import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import type { ServedAction } from '#kernel/server/site/served/served-pages.ts'
import { blockValue } from '../../block-clicks/server/find-block-clicks.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { readLink, writtenLinks } from '../../visits/server/read-click.ts'
import {
  FILTERS,
  type Filters,
  LAST_CURSOR,
  NONE,
  readPart,
  readReport,
  reportClick,
  reportShown,
} from '../report.calls.ts'
import { reportOf } from './read-report.ts'
import { findClosed, readLists } from './read-rows.ts'

const on = routesOf<AnalyticsTables>()
const onAny = routesOf<never>()

export const routes = [
  on(readReport, (scope, { query }) => reportOf(scope, { ...query, filters: filtersOf(query) })),

  on(readPart, async ({ db }, { params: { part }, query }) => {
    const { cursor, limit } = query
    const asked = { from: query.from, to: query.to, filters: filtersOf(query) }
    const paging = { limit, offset: cursor * limit }
    const closed = await findClosed(db, asked)
    const lists = await readLists(db, [part], { asked, closed, paging })
    const { items, total } = lists.get(part) ?? { items: [], total: 0 }
    const isLast = items.length < limit || cursor >= LAST_CURSOR
    return { items: [...items], numItems: total, next: isLast ? null : String(cursor + 1) }
  }),

  // A script tells the address: it is counted by what the website itself calls it, or not at all.
  onAny(reportShown, async (context, { body }) => {
    if (body.block === undefined) await note(context, body.path)
    else await noteBlock(context, { path: body.path, block: body.block })
    return { ok: true as const }
  }),

  onAny(reportClick, async (context, { body }) => {
    const value = clickedLink(context, body)
    if (value !== undefined) await note(context, body.path, () => ({ kind: 'click', value }))
    return { ok: true as const }
  }),
]

/** Stored is only a block that the page as everybody gets it has. */
async function noteBlock(
  context: Context<never>,
  { path, block }: { path: string; block: string },
): Promise<void> {
  const { served, headers } = context
  if (!served.holds({ host: headers.host, path }, `data-b="${block}"`)) return
  await note(context, path, (page) => ({ kind: 'block', value: blockValue(page, block) }))
}

async function note(
  context: Context<never>,
  address: string,
  doneOn?: (path: string) => ServedAction,
): Promise<void> {
  const { served, headers, ip } = context
  const path = await served.nameOf(context, address)
  if (path === undefined) return
  const page = { path, query: '', isMissing: false, isShown: true } as const
  served.push({ ...page, did: doneOn?.(path), at: Date.now(), headers, remote: ip })
}

/** Anybody may claim to have followed a link: stored is only what the page itself shows to everybody. */
function clickedLink(
  { served, headers, settings }: Context<never>,
  { path, href }: { path: string; href: string },
): string | undefined {
  const { host } = headers
  const link = readLink(href, [host ?? '', new URL(settings.baseUrl).host])
  if (!link) return undefined
  const isThere = writtenLinks(href).some((words) => served.holds({ host, path }, words))
  return isThere ? link.value : `${link.manner}:`
}

function filtersOf(query: Filters): Filters {
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = query[name]
      return value === undefined ? [] : [[name, value === NONE ? '' : value]]
    }),
  )
}
