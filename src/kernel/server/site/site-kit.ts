import type { ComponentType } from 'react'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { BlockViews } from '#kernel/site/block/block-view.ts'
import type { Tokens } from '#kernel/site/block/fill-tokens.ts'
import type { EverywhereProps, SiteTheme, SiteView } from '#kernel/site/site-module.ts'
import type { Services } from '../services.ts'
import type { BlockParts } from './block/block-parts.ts'
import type { ShareRender } from './cache/share-render.ts'
import type { Resolvers } from './route/resolve-route.ts'
import type { SiteAssets } from './site.ts'
import type { FrameLoader, TextRoute, ThemeStyle } from './site-parts.ts'

/** Everything that answering a page takes, put together once at the start. */
export type SiteKit = {
  services: Services
  assets: SiteAssets
  theme: SiteTheme
  everywhere: readonly ComponentType<EverywhereProps>[]
  views: ReadonlyMap<string, SiteView['View']>
  /** The module that draws a page, by the page's name. */
  areas: ReadonlyMap<string, string>
  /** Kinds of blocks of the enabled modules. */
  blocks(): BlockParts
  blockViews: BlockViews
  textRoutes: ReadonlyMap<string, { route: TextRoute; isOn(): boolean }>
  routes: Resolvers
  frame: FrameLoader
  /** What words in the texts of pages stand for. */
  tokens(lang: Lang): Tokens
  style(): ThemeStyle
  share: ShareRender
  /** The host a page is kept under; unknown names share the main one. */
  hostOf(header: string | undefined): string
}
