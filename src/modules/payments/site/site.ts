import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { rehearsalPage } from '../rehearsal/pages.ts'
import { RehearsalView } from '../rehearsal/site/rehearsal-view.tsx'

export const paymentsSite: SiteModule = {
  name: 'payments',
  views: [viewOf(rehearsalPage, RehearsalView)],
}
