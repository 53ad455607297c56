import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { pageMailViews } from '../blocks/all-mail-views.ts'
import { pageBlockViews } from '../blocks/all-views.ts'
import { passwordPage } from '../contract-site.ts'
import { storedPage } from '../pages/stored-page.ts'
import {
  disclaimerPage,
  homePage,
  imprintPage,
  privacyPage,
  searchPage,
  shippingPage,
} from '../pages.ts'
import { StaffControlsPlace } from './staff-place.tsx'
import { HomeView } from './views/home.tsx'
import { ImprintView } from './views/imprint.tsx'
import { DisclaimerView, ShippingView } from './views/legal-text.tsx'
import { PagePasswordView } from './views/page-password.tsx'
import { PrivacyView } from './views/privacy.tsx'
import { SearchView } from './views/search.tsx'
import { StoredPageView } from './views/stored-page.tsx'

export const pages: SiteModule = {
  name: 'pages',
  views: [
    viewOf(homePage, HomeView),
    viewOf(imprintPage, ImprintView),
    viewOf(privacyPage, PrivacyView),
    viewOf(disclaimerPage, DisclaimerView),
    viewOf(shippingPage, ShippingView),
    viewOf(searchPage, SearchView),
    viewOf(storedPage, StoredPageView),
    viewOf(passwordPage, PagePasswordView),
  ],
  blocks: pageBlockViews,
  mailBlocks: pageMailViews,
  everywhere: [StaffControlsPlace],
}
