import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { linkPage } from '../links/link-page.ts'
import { LinkView } from '../links/site/link-view.tsx'
import { ownVisitPage } from '../own-visit/own-visit-page.ts'
import { OwnVisitView } from '../own-visit/site/own-visit-view.tsx'
import { CountedMark } from '../visits/site/counted-mark.tsx'

export const analyticsSite: SiteModule = {
  name: 'analytics',
  views: [viewOf(linkPage, LinkView), viewOf(ownVisitPage, OwnVisitView)],
  everywhere: [CountedMark],
}
