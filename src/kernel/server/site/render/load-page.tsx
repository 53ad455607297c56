import type { ReactNode } from 'react'
import type { Lang } from '#kernel/i18n/messages.ts'
import { fillTokens, type Tokens } from '#kernel/site/block/fill-tokens.ts'
import type { Context } from '../../context.ts'
import { drawRegions, type Regions } from '../block/draw-blocks.tsx'
import { loadBlockData } from '../block/load-block-data.ts'
import type { Loaded } from '../route/site-route.ts'
import type { SiteKit } from '../site-kit.ts'
import type { Resolved } from '../site-parts.ts'
import { type RenderedPage, renderPage } from './render-page.tsx'

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
  // What a person typed into a form of their own comes back as they typed it.
  const tokens = route.page.cache === 'shared' || loaded.blocks ? kit.tokens(lang) : {}
  const content = await loadContent(kit, context, { lang, regions: loaded.blocks, tokens })
  const render = (isCareful: boolean) =>
    renderPage(kit, context, {
      lang,
      path,
      alternates,
      meta: fillTokens(loaded.meta, tokens),
      area: kit.areas.get(route.page.name),
      cacheControl,
      body: (
        <View
          data={fillTokens(loaded.data, tokens) as never}
          lang={lang}
          path={path}
          blocks={content?.draw(isCareful)}
        />
      ),
    })
  const page = await render(false).catch((error: unknown) => {
    if (!content) throw error
    return render(true)
  })
  const tags = [...page.tags, ...loaded.tags, ...(content?.tags ?? [])]
  return { kind: 'page', page: { ...page, tags }, status: loaded.status ?? 200 }
}

type Content = { draw(isCareful: boolean): Record<string, ReactNode>; tags: readonly string[] }

/** Loads what the blocks of a page show; they are drawn when the page is. */
async function loadContent(
  kit: SiteKit,
  context: Context<never>,
  { lang, regions, tokens }: { lang: Lang; regions: Regions | undefined; tokens: Tokens },
): Promise<Content | undefined> {
  if (!regions) return undefined
  const parts = kit.blocks()
  const { data, tags } = await loadBlockData(parts, context, Object.values(regions).flat())
  const filled = fillTokens(regions, tokens)
  const easel = {
    parts,
    views: kit.blockViews,
    data: fillTokens(data, tokens),
    lang,
    log: kit.services.log,
  }
  return { draw: (isCareful) => drawRegions({ ...easel, isCareful }, filled), tags }
}
