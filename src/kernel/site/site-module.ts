import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { MailView } from '#kernel/mail-view/mail-view.ts'
import type { BlockView } from './block/block-view.ts'
import type { Alternates, SiteFrame } from './frame.ts'
import type { SitePage } from './page.ts'

/** What every view gets. Views are pure: same props, same markup. */
export type ViewProps<Data> = {
  data: Data
  lang: Lang
  path: string
  /** The drawn blocks of each region the page's loader named. */
  blocks?: Readonly<Record<string, ReactNode>>
}

export type SiteView = { page: string; View: ComponentType<ViewProps<never>> }

/** @example viewOf(imprint, ImprintView) */
export function viewOf<Data>(page: SitePage<Data>, View: ComponentType<ViewProps<Data>>): SiteView {
  return { page: page.name, View: View as unknown as SiteView['View'] }
}

/** When an island's script is fetched. */
export type IslandLoad = 'interaction' | 'visible' | 'idle' | 'signed-in'

export type LayoutProps = {
  frame: SiteFrame
  lang: Lang
  path: string
  alternates: Alternates
  /** Staff look at a website that is not public yet: where it goes online. */
  goOnline?: string
  children: ReactNode
}

/** A page that stands in for one that cannot be shown. */
export type Notice = {
  kind: 'missing' | 'gone' | 'failed' | 'maintenance' | 'soon'
  /** What the failure itself has to say, in the language of the address. */
  text?: string
  image?: string
  requestId?: string
  /** Where else to go: the main pages, and the search. */
  frame?: SiteFrame
}

/** How the site looks: exactly one module brings it. */
export type SiteTheme = {
  Layout: ComponentType<LayoutProps>
  NoticeView: ComponentType<ViewProps<Notice>>
  noticeTitle(kind: Notice['kind'], lang: Lang): string
}

/** Something at the end of every page, usually the place of an island. */
export type EverywhereProps = {
  lang: Lang
  /** The configuration; what a part draws of it, everyone reads. */
  config: { get<S extends z.ZodType>(section: ConfigSection<S>): z.output<S> }
}

/** What a module brings to the public site. Listed by hand in `app/modules.site.ts`. */
export type SiteModule = {
  name: string
  views?: readonly SiteView[]
  /** How its kinds of blocks look. */
  blocks?: readonly BlockView[]
  /** How those of them look that mails can show too. */
  mailBlocks?: readonly MailView[]
  theme?: SiteTheme
  everywhere?: readonly ComponentType<EverywhereProps>[]
}
