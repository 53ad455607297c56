import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { archivePage } from '../archive/pages.ts'
import { ArchiveView } from '../archive/site/archive-view.tsx'

export const sendingsSite: SiteModule = {
  name: 'sendings',
  views: [viewOf(archivePage, ArchiveView)],
}
