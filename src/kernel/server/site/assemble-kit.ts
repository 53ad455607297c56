import { siteSection } from '#kernel/contract/sections/site.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { blockViews } from '#kernel/site/block/block-view.ts'
import type { ServerModule } from '../module.ts'
import { blockParts } from './block/block-parts.ts'
import { createShareRender } from './cache/share-render.ts'
import { tokensOf } from './render/tokens-of.ts'
import { createRouteTable } from './route/route-table.ts'
import { sitemapRoute } from './route/sitemap.ts'
import type { SiteSetup } from './site.ts'
import type { SiteKit } from './site-kit.ts'
import type { SiteParts } from './site-parts.ts'

/** Puts the parts of all modules together, and says at the start what is missing. */
export function assembleKit(setup: SiteSetup): SiteKit {
  const { modules, siteModules, services, assets } = setup
  const isEnabled = setup.isEnabled ?? (() => true)
  const style = theOnly(modules, 'style')
  const theme = siteModules.find((module) => module.theme)?.theme
  if (!theme) throw new Error('No site module brings a theme')
  return {
    services,
    assets,
    theme,
    everywhere: siteModules.flatMap(({ everywhere = [] }) => everywhere),
    views: new Map(
      siteModules.flatMap(({ views = [] }) => views.map(({ page, View }) => [page, View])),
    ),
    areas: new Map(
      siteModules.flatMap(({ name, views = [] }) => views.map(({ page }) => [page, name])),
    ),
    blocks: () => blockParts(modules, isEnabled),
    blockViews: blockViews(siteModules.flatMap(({ blocks = [] }) => blocks)),
    textRoutes: textRoutes(modules, isEnabled, (lang) =>
      services.config.get(siteSection).languages.includes(lang),
    ),
    routes: {
      table: createRouteTable(modules),
      resolvers: modules.flatMap(({ name, site }) =>
        (site?.resolvers ?? []).map((resolve) => ({ module: name, resolve })),
      ),
      isEnabled,
      renames: (config) => modules.flatMap(({ site }) => site?.renames?.(config) ?? []),
    },
    frame: theOnly(modules, 'frame'),
    tokens: (lang) => tokensOf(modules, services.config, lang),
    style: () => style(services.config),
    share: createShareRender(services.cache),
    hostOf: hostNames(setup),
  }
}

/** A disabled module's files are missing; the sitemap is the kernel's, it gathers from all. */
function textRoutes(
  modules: readonly ServerModule[],
  isEnabled: (module: string) => boolean,
  isShown: (lang: Lang) => boolean,
): SiteKit['textRoutes'] {
  const sources = modules.flatMap(({ name, site }) =>
    site?.sitemap ? [{ module: name, load: site.sitemap }] : [],
  )
  const own = modules.flatMap(({ name, site }) =>
    (site?.textRoutes ?? []).map((route) => ({
      route,
      isOn: () => isEnabled(name) && (!route.lang || isShown(route.lang)),
    })),
  )
  const sitemap = { route: sitemapRoute(sources, isEnabled), isOn: () => true }
  return new Map([sitemap, ...own].map((file) => [file.route.path, file]))
}

function theOnly<K extends 'frame' | 'style'>(
  modules: readonly ServerModule[],
  part: K,
): NonNullable<SiteParts[K]> {
  const [found, another] = modules.filter((module) => module.site?.[part])
  const value = found?.site?.[part]
  if (!value) throw new Error(`No module brings the ${part} of the public site`)
  if (another) throw new Error(`${found.name} and ${another.name} both bring the site's ${part}`)
  return value
}

/** A name nobody configured shares the main one's pages, so inventing names fills no memory. */
function hostNames({ services, hosts = [] }: SiteSetup): SiteKit['hostOf'] {
  const main = new URL(services.settings.baseUrl).host
  const known = new Set([main, ...hosts])
  return (header) => (header !== undefined && known.has(header) ? header : main)
}
