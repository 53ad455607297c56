import type { ComponentType } from 'react'
import type { Lang } from '#kernel/i18n/texts.ts'
import type { SitePage } from './page.ts'

/** What every view gets. Views are pure: same props, same markup. */
export type ViewProps<Data> = { data: Data; lang: Lang; path: string }

export type SiteView = { page: string; View: ComponentType<ViewProps<never>> }

/** @example viewOf(imprint, ImprintView) */
export function viewOf<Data>(page: SitePage<Data>, View: ComponentType<ViewProps<Data>>): SiteView {
  return { page: page.name, View: View as unknown as SiteView['View'] }
}

/** When an island's script is fetched. */
export type IslandLoad = 'interaction' | 'visible' | 'idle' | 'signed-in'

/** What a module brings to the public site. Listed by hand in `app/modules.site.ts`. */
export type SiteModule = {
  name: string
  views?: readonly SiteView[]
}
