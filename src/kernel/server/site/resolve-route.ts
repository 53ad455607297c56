import type { Context } from '../context.ts'
import type { RouteTable } from './route-table.ts'
import type { Resolved, SiteResolver } from './site-parts.ts'
import { readAddress, withQuery } from './site-path.ts'

export type Resolvers = {
  table: RouteTable
  resolvers: readonly { module: string; resolve: SiteResolver }[]
  isEnabled(module: string): boolean
}

export type Asked = { path: string; query: Readonly<Record<string, string>> }

/**
 * Fixed addresses first, then the resolvers in order. Other case, double or trailing slashes lead
 * to the canonical address with a 301, the query kept.
 */
export async function resolveRoute(
  { table, resolvers, isEnabled }: Resolvers,
  context: Context<never>,
  { path, query }: Asked,
): Promise<Resolved | undefined> {
  const address = readAddress(path)
  if (!address) return undefined
  const fixed = table.match(address, isEnabled)
  if (fixed) return canonical(fixed, path, query)
  for (const { module, resolve } of resolvers) {
    const resolved = isEnabled(module) ? await resolve(context, address) : undefined
    if (resolved) return canonical(resolved, path, query)
  }
  return undefined
}

function canonical(resolved: Resolved, path: string, query: Asked['query']): Resolved {
  if (resolved.kind === 'redirect' || resolved.path === path) return resolved
  return { kind: 'redirect', to: withQuery(resolved.path, query), status: 301 }
}
