import { siteSection } from '#kernel/contract/sections/site.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { ConfigStore } from '../../config/config-store.ts'
import type { Context } from '../../context.ts'
import type { Resolved, SiteResolver } from '../site-parts.ts'
import { asChosen, fixedAddress, type Rename } from './renames.ts'
import type { RouteTable } from './route-table.ts'
import { readAddress, type SiteAddress, withQuery } from './site-path.ts'
import type { SiteRoute } from './site-route.ts'

export type Resolvers = {
  table: RouteTable
  resolvers: readonly { module: string; resolve: SiteResolver }[]
  isEnabled(module: string): boolean
  /** Where fixed addresses have moved by configuration. */
  renames(config: ConfigStore): readonly Rename[]
}

export type Asked = { path: string; query: Readonly<Record<string, string>> }

/**
 * Fixed addresses first, then the resolvers in order. Other case, double or trailing slashes lead
 * to the canonical address with a 301, the query kept; a fixed address that was moved by
 * configuration leads to the chosen one with a 302, for it may move back. So does an address of a
 * language that is switched off: to the same page in a language that is not.
 */
export async function resolveRoute(
  kit: Resolvers,
  context: Context<never>,
  { path, query }: Asked,
): Promise<Resolved | undefined> {
  const resolved = await findPage(kit, context, { path, query })
  return resolved && inShownLanguage(resolved, context.config.get(siteSection).languages, query)
}

async function findPage(
  kit: Resolvers,
  context: Context<never>,
  { path, query }: Asked,
): Promise<Resolved | undefined> {
  const address = readAddress(path)
  if (!address) return undefined
  const fixed = matchFixed(kit, context, address)
  if (fixed) return canonical(fixed.resolved, { path, query, status: fixed.status })
  for (const { module, resolve } of kit.resolvers) {
    const resolved = kit.isEnabled(module) ? await resolve(context, address) : undefined
    if (resolved) return canonical(resolved, { path, query, status: 301 })
  }
  return undefined
}

function inShownLanguage(
  resolved: Resolved,
  languages: readonly Lang[],
  query: Asked['query'],
): Resolved | undefined {
  if (resolved.kind === 'redirect') return resolved
  const shown = languages.flatMap((lang): [Lang, string][] => {
    const path = resolved.alternates[lang]
    return path === undefined ? [] : [[lang, path]]
  })
  if (languages.includes(resolved.lang) || resolved.route.page.isAlwaysOpen)
    return { ...resolved, alternates: Object.fromEntries(shown) }
  const [other] = shown
  return other && { kind: 'redirect', to: withQuery(other[1], query), status: 302 }
}

/** The page that is always at this address, if there is one; what is stored is not asked. */
export function fixedPageAt(
  kit: Resolvers,
  context: Pick<Context<never>, 'config'>,
  path: string,
): SiteRoute | undefined {
  const address = readAddress(path)
  const resolved = address && matchFixed(kit, context, address)?.resolved
  return resolved?.kind === 'page' ? resolved.route : undefined
}

function matchFixed(kit: Resolvers, context: Pick<Context<never>, 'config'>, address: SiteAddress) {
  const { table, isEnabled } = kit
  const plain = table.match(address, isEnabled)
  const renames = kit.renames(context.config)
  const meant = plain ? undefined : fixedAddress(renames, address)
  const found = meant ? table.match(meant, isEnabled) : plain
  if (found?.kind !== 'page') return undefined
  const resolved = asChosen(renames, found)
  return { resolved, status: plain && resolved.path !== found.path ? 302 : 301 } as const
}

function canonical(
  resolved: Resolved,
  { path, query, status }: Asked & { status: 301 | 302 },
): Resolved {
  if (resolved.kind === 'redirect' || resolved.path === path) return resolved
  return { kind: 'redirect', to: withQuery(resolved.path, query), status }
}
