import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import type { Alternates } from '#kernel/site/frame.ts'
import type { Resolved } from '../site-parts.ts'
import { type SiteAddress, writePath } from './site-path.ts'
import type { SiteRoute } from './site-route.ts'

type Part = { kind: 'word'; word: string } | { kind: 'param'; name: string; isOptional: boolean }
type Params = Readonly<Record<string, string>>
type Pattern = { module: string; route: SiteRoute; lang: Lang; parts: readonly Part[] }

export type RouteTable = {
  match(address: SiteAddress, isEnabled: (module: string) => boolean): Resolved | undefined
}

/** All fixed addresses; words win over params, otherwise the order of the modules decides. */
export function createRouteTable(
  modules: readonly { name: string; pages?: readonly SiteRoute[] }[],
): RouteTable {
  const patterns = modules.flatMap(({ name, pages = [] }) =>
    pages.flatMap((route) =>
      LANGS.map(
        (lang): Pattern => ({ module: name, route, lang, parts: parsePattern(route, lang) }),
      ),
    ),
  )
  const sorted = patterns.toSorted((a, b) => countParams(a) - countParams(b))
  return {
    match: (address, isEnabled) => {
      for (const pattern of sorted) {
        if (!isEnabled(pattern.module) && !pattern.route.page.outlastsModule) continue
        const params = matchParts(pattern.parts, address.segments)
        if (params) return found(pattern, params)
      }
      return undefined
    },
  }
}

/** The address of a page in one language. */
function pathOf(route: SiteRoute, lang: Lang, params: Params = {}): string {
  return writePath(fill(parsePattern(route, lang), params))
}

function found({ route, lang, parts }: Pattern, params: Params): Resolved {
  const alternates: Alternates = Object.fromEntries(
    LANGS.map((other) => [other, pathOf(route, other, params)]),
  )
  return { kind: 'page', route, params, lang, path: writePath(fill(parts, params)), alternates }
}

function parsePattern({ page }: SiteRoute, lang: Lang): Part[] {
  return page.path[lang]
    .split('/')
    .filter(Boolean)
    .map((word): Part => {
      if (!word.startsWith(':')) return { kind: 'word', word }
      return { kind: 'param', name: word.slice(1).replace('?', ''), isOptional: word.endsWith('?') }
    })
}

function matchParts(parts: readonly Part[], segments: readonly string[]): Params | undefined {
  if (segments.length > parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    const segment = segments[at]
    if (part.kind === 'word') {
      if (segment?.toLowerCase() !== part.word.toLowerCase()) return undefined
    } else if (segment !== undefined) {
      params[part.name] = segment
    } else if (!part.isOptional) return undefined
  }
  return params
}

function fill(parts: readonly Part[], params: Params): string[] {
  return parts
    .map((part) => (part.kind === 'word' ? part.word : params[part.name]))
    .filter((segment) => segment !== undefined)
}

function countParams({ parts }: Pattern): number {
  return parts.filter(({ kind }) => kind === 'param').length
}
