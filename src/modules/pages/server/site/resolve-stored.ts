import { sql } from 'kysely'
import type { Role } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { createRouteTable } from '#kernel/server/site/route/route-table.ts'
import type { SiteAddress } from '#kernel/server/site/route/site-path.ts'
import type { SiteRoute } from '#kernel/server/site/route/site-route.ts'
import type { Resolved, SiteResolver } from '#kernel/server/site/site-parts.ts'
import type { Alternates } from '#kernel/site/frame.ts'
import { keyOfSegments } from '#modules/redirects/server/api.ts'
import type { AccessKind } from '../../contract-values.ts'
import { imprintPage, privacyPage } from '../../pages.ts'
import { may } from '../rights.ts'
import type { PageTables } from '../tables.ts'
import type { Db } from '../unit-of-work.ts'
import { isPass, passName } from './page-password.ts'

export type StoredRoutes = { shared: SiteRoute; restricted: SiteRoute; password: SiteRoute }

type Found = {
  id: string
  lang: Lang
  path: string
  access: AccessKind
  access_roles: Role[]
  password_hash: string | null
  alternates: Alternates
}

/** Stored pages first; where there is none, the built-in home and legal pages. */
export function storedPages(routes: StoredRoutes, builtIn: readonly SiteRoute[]): SiteResolver {
  const table = createRouteTable([{ name: 'pages', pages: builtIn }])
  return async (context, address) => {
    const fixed = withLaw(table.match(address, () => true))
    const found = await findStored(tablesOf<PageTables>(context.db), address)
    if (!found) return fixed
    const others = fixed?.kind === 'page' ? fixed.alternates : {}
    return {
      kind: 'page',
      route: routeFor(context, routes, found),
      params: { id: found.id },
      lang: found.lang,
      path: found.path,
      alternates: { ...others, ...found.alternates },
      isAlwaysOpen: fixed?.kind === 'page' && fixed.isAlwaysOpen,
    } satisfies Resolved
  }
}

const WANTED_BY_LAW: readonly string[] = [imprintPage.name, privacyPage.name]

/** Imprint and privacy policy, built in or stored at their addresses, are never closed. */
function withLaw(fixed: Resolved | undefined): Resolved | undefined {
  if (fixed?.kind !== 'page' || !WANTED_BY_LAW.includes(fixed.route.page.name)) return fixed
  return { ...fixed, isAlwaysOpen: true }
}

/** One query by primary key, however many pages there are. */
async function findStored(db: Db, { segments }: SiteAddress): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select p.id, a.lang, a.path, p.access, p.access_roles, p.password_hash, (
      select json_object_agg(other.lang, other.path) from page_paths other
      where other.page_id = p.id and other.kind = 'live') as alternates
    from page_paths a join pages p on p.id = a.page_id
    where a.key = ${keyOfSegments(segments)} and a.kind = 'live'`.execute(db)
  return rows[0]
}

function routeFor(context: Context<never>, routes: StoredRoutes, found: Found): SiteRoute {
  if (found.access === 'public') return routes.shared
  if (found.access !== 'password' || may(context, 'view')) return routes.restricted
  const door = { secret: context.secret, page: found.id, hash: found.password_hash ?? '' }
  const isOpen = isPass(door, context.cookie(passName(found.id)), Date.now())
  return isOpen ? routes.restricted : routes.password
}

/** /Imprint and /Privacy lead to the German pages as long as no page of their own exists there. */
const TARGETS: Readonly<Record<string, string>> = {
  imprint: imprintPage.path.de,
  privacy: privacyPage.path.de,
}

export const oldAddresses: SiteResolver = async (_context, { segments }) => {
  const [only, more] = segments
  const name = only?.toLowerCase() ?? ''
  if (more !== undefined || !Object.hasOwn(TARGETS, name)) return undefined
  return { kind: 'redirect', to: TARGETS[name] ?? '/', status: 301 }
}
