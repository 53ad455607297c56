import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { entryPage, newsPage } from '../contract-site.ts'
import { EntryPanelPlace } from './entry-panel-place.tsx'
import { EntryView } from './views/entry.tsx'
import { NewsView } from './views/news.tsx'

export const entriesSite: SiteModule = {
  name: 'entries',
  views: [viewOf(entryPage, EntryView), viewOf(newsPage, NewsView)],
  everywhere: [EntryPanelPlace],
}
