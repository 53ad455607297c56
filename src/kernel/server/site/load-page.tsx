import type { Context } from '../context.ts'
import { type RenderedPage, renderPage } from './render-page.tsx'
import type { SiteKit } from './site-kit.ts'
import type { Resolved } from './site-parts.ts'
import type { Loaded } from './site-route.ts'

export type ResolvedPage = Extract<Resolved, { kind: 'page' }>
export type Outcome =
  | { kind: 'page'; page: RenderedPage; status: number }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303 }
  | { kind: 'missing' }

type Made = { resolved: ResolvedPage; loaded: Loaded<unknown>; cacheControl: string }

/** Turns what a loader or a form answered into what goes out. */
export async function renderLoaded(
  kit: SiteKit,
  context: Context<never>,
  { resolved, loaded, cacheControl }: Made,
): Promise<Outcome> {
  if (loaded.kind !== 'page') return loaded
  const { route, lang, path, alternates } = resolved
  const View = kit.views.get(route.page.name)
  if (!View) throw new Error(`No view is listed for the page "${route.page.name}"`)
  const page = await renderPage(kit, context, {
    lang,
    path,
    alternates,
    meta: loaded.meta,
    cacheControl,
    body: <View data={loaded.data as never} lang={lang} path={path} />,
  })
  const tags = [...page.tags, ...loaded.tags]
  return { kind: 'page', page: { ...page, tags }, status: loaded.status ?? 200 }
}
