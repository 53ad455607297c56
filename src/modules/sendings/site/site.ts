import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { archivePage, newsletterPage } from '../archive/pages.ts'
import { ArchiveView, NewsletterView } from '../archive/site/archive-view.tsx'
import { recommendPage } from '../recommendations/page.ts'
import { RecommendView } from '../recommendations/site/recommend-view.tsx'

export const sendingsSite: SiteModule = {
  name: 'sendings',
  views: [
    viewOf(newsletterPage, NewsletterView),
    viewOf(archivePage, ArchiveView),
    viewOf(recommendPage, RecommendView),
  ],
}
