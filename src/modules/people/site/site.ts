import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { confirmPage } from '../candidates/confirm-page.ts'
import { ConfirmView } from '../candidates/site/confirm-view.tsx'

export const peopleSite: SiteModule = {
  name: 'people',
  views: [viewOf(confirmPage, ConfirmView)],
}
