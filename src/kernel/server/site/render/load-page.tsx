import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Lang } from '#kernel/i18n/messages.ts'
import { fillTokens, type Tokens } from '#kernel/site/block/fill-tokens.ts'
import { EnabledModules } from '#kernel/site/enabled-modules.ts'
import type { Context } from '../../context.ts'
import { drawRegions, type Regions } from '../block/draw-blocks.tsx'
import { loadBlockData } from '../block/load-block-data.ts'
import type { Loaded } from '../route/site-route.ts'
import { countedAddress } from '../served/counted-address.ts'
import { contentPolicy, PRIVATE, pageHeaders } from '../site-headers.ts'
import type { SiteKit } from '../site-kit.ts'
import type { Resolved } from '../site-parts.ts'
import { type RenderedPage, renderPage } from './render-page.tsx'

export type ResolvedPage = Extract<Resolved, { kind: 'page' }>
export type Outcome =
  | { kind: 'page'; page: RenderedPage; status: number }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303 }
  | { kind: 'missing' }

/** What is shown, and the address it would have. */
export type DrawnPage = { resolved: ResolvedPage; loaded: Loaded<unknown> }
type Made = DrawnPage & { cacheControl: string }

/** Turns what a loader or a form answered into what goes out. */
export async function renderLoaded(
  kit: SiteKit,
  context: Context<never>,
  { resolved, loaded, cacheControl }: Made,
): Promise<Outcome> {
  if (loaded.kind !== 'page' || loaded.isPart) return withoutFrame(kit, resolved, loaded)
  const { route, ...place } = resolved
  const { lang, path } = place
  const { status = 200 } = loaded
  const View = viewOf(kit, route.page.name)
  // What a person typed into a form of their own comes back as they typed it.
  const tokens = route.page.cache === 'shared' || loaded.blocks ? kit.tokens(lang) : {}
  const content = await loadContent(kit, context, { lang, regions: loaded.blocks, tokens })
  const render = (isCareful: boolean) =>
    renderPage(kit, context, {
      ...place,
      meta: fillTokens(loaded.meta, tokens),
      counted: status === 200 ? countedAddress(resolved) : undefined,
      area: kit.areas.get(route.page.name),
      cacheControl,
      // It says that something is away: its words count more than the menu around them.
      mayBeBare: status >= 500,
      body: (
        <EnabledModules value={kit.routes.isEnabled}>
          <View
            data={fillTokens(loaded.data, tokens) as never}
            lang={lang}
            path={path}
            blocks={content?.draw(isCareful)}
          />
        </EnabledModules>
      ),
    })
  const page = await render(false).catch((error: unknown) =>
    content ? render(true) : Promise.reject(error),
  )
  const tags = [...page.tags, ...loaded.tags, ...(content?.tags ?? [])]
  return { kind: 'page', page: { ...page, tags }, status }
}

function viewOf({ views }: SiteKit, name: string) {
  const View = views.get(name)
  if (!View) throw new Error(`No view is listed for the page "${name}"`)
  return View
}

function withoutFrame(kit: SiteKit, resolved: ResolvedPage, loaded: Loaded<unknown>): Outcome {
  if (loaded.kind === 'document') return wholeDocument(kit, resolved, loaded)
  return loaded.kind === 'page' ? drawnPart(kit, resolved, loaded) : loaded
}

/** The sheet of its module comes along: the page it is put into may be another one's. */
function drawnPart(
  kit: SiteKit,
  resolved: ResolvedPage,
  { data, status }: Extract<Loaded<unknown>, { kind: 'page' }>,
): Outcome {
  const { route, lang, path } = resolved
  const View = viewOf(kit, route.page.name)
  const sheet = kit.assets.sheets?.[`area-${kit.areas.get(route.page.name)}`]
  const html = renderToStaticMarkup(
    <>
      {sheet && <link rel="stylesheet" href={sheet} />}
      <View data={data as never} lang={lang} path={path} />
    </>,
  )
  const policy = contentPolicy(kit.style().css)
  return wholeDocument(kit, resolved, { kind: 'document', html, policy, status })
}

function wholeDocument(
  { services }: SiteKit,
  { route, lang }: ResolvedPage,
  { html, policy, status = 200 }: Extract<Loaded<unknown>, { kind: 'document' }>,
): Outcome {
  if (route.page.cache !== 'private') throw new Error('A shared page is drawn by its view.')
  const isHttps = services.settings.baseUrl.startsWith('https:')
  const headers = pageHeaders({ cacheControl: PRIVATE, policy, lang, isHttps })
  return { kind: 'page', page: { html, headers, tags: [] }, status }
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
