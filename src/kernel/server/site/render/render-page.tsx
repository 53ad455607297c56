import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isStaff } from '#kernel/access/roles.ts'
import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { siteSection } from '#kernel/contract/sections/site.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { Document } from '#kernel/site/document.tsx'
import { type Alternates, BARE_FRAME, type SiteFrame } from '#kernel/site/frame.ts'
import type { Context } from '../../context.ts'
import type { PageMeta } from '../route/site-route.ts'
import { contentPolicy, pageHeaders } from '../site-headers.ts'
import type { SiteKit } from '../site-kit.ts'
import type { ThemeStyle } from '../site-parts.ts'
import { describePage } from './page-head.ts'

type PageToRender = {
  lang: Lang
  path: string
  alternates: Alternates
  meta: PageMeta
  /** Its name in statistics; a page without one is told to nobody. */
  counted?: string
  cacheControl: string
  /** The module it belongs to: its own style sheet is linked. */
  area?: string
  /** A page that must go out even when its frame cannot be loaded. */
  mayBeBare?: boolean
  body: ReactNode | ((frame: SiteFrame) => ReactNode)
}

export type RenderedPage = {
  html: string
  headers: Record<string, string>
  /** What the frame was made from. */
  tags: readonly string[]
}

/** Loads the frame and renders the whole document once. */
export async function renderPage(
  kit: SiteKit,
  context: Context<never>,
  page: PageToRender,
): Promise<RenderedPage> {
  const { frame, tags } = await loadFrame(kit, context, page)
  const style = kit.style()
  const html = renderToStaticMarkup(
    <Document
      head={describePage(kit.services, { ...page, siteName: frame.name })}
      assets={headAssets(kit, style, page.area)}
      template={style.template}
      variants={style.variants}
      config={kit.services.config.publicValues()}
    >
      <kit.theme.Layout
        frame={{ ...frame, logo: style.logo }}
        lang={page.lang}
        path={page.path}
        alternates={page.alternates}
        goOnline={goOnlineAddress(kit, context)}
      >
        {typeof page.body === 'function' ? page.body(frame) : page.body}
      </kit.theme.Layout>
      {kit.everywhere.map((Part) => (
        <Part key={Part.displayName ?? Part.name} lang={page.lang} config={kit.services.config} />
      ))}
    </Document>,
  )
  const headers = pageHeaders({
    cacheControl: page.cacheControl,
    policy: contentPolicy(style.css),
    lang: page.lang,
    isHttps: kit.services.settings.baseUrl.startsWith('https:'),
  })
  return { html: `<!doctype html>${html}`, headers, tags }
}

/** Only staff see the pages of a website that is not public yet. */
function goOnlineAddress({ services }: SiteKit, { user }: Context<never>): string | undefined {
  if (services.config.get(siteSection).is_public || !isStaff(user)) return undefined
  return `/${services.config.get(adminCenterSection).url}/online`
}

async function loadFrame(
  kit: SiteKit,
  context: Context<never>,
  page: PageToRender,
): Promise<{ frame: SiteFrame; tags: readonly string[] }> {
  try {
    return await kit.frame(context, { lang: page.lang, path: page.path, area: page.area })
  } catch (error) {
    if (!page.mayBeBare) throw error
    kit.services.log.error({ err: error }, 'the frame of the site could not be loaded')
    return { frame: BARE_FRAME, tags: [] }
  }
}

function headAssets({ assets }: SiteKit, style: ThemeStyle, area: string | undefined) {
  const { css, bar, fonts, template, icon } = style
  const { sheets = {} } = assets
  const isFirst = (href: string) =>
    href.endsWith('.woff2') && fonts.some((name) => href.split('/').at(-1)?.startsWith(name))
  return {
    scripts: assets.scripts,
    chunks: assets.preloads.filter((href) => href.endsWith('.js')),
    styles: [
      ...assets.styles,
      ...[sheets[`look-${template}`], sheets[`area-${area}`]].filter((href) => href !== undefined),
    ],
    fonts: assets.preloads.filter(isFirst),
    css,
    bar,
    icon,
  }
}
