import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { homePage, imprintPage, privacyPage } from '../pages.ts'
import { HomeView } from './views/home.tsx'
import { ImprintView } from './views/imprint.tsx'
import { PrivacyView } from './views/privacy.tsx'

export const pages: SiteModule = {
  name: 'pages',
  views: [
    viewOf(homePage, HomeView),
    viewOf(imprintPage, ImprintView),
    viewOf(privacyPage, PrivacyView),
  ],
}
