import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { subscribePage, verifyPage } from '../sign-up/pages.ts'
import { SubscribeView } from '../sign-up/site/subscribe-view.tsx'
import { VerifyView } from '../sign-up/site/verify-view.tsx'
import { unsubscribePage } from '../unsubscribe/page.ts'
import { UnsubscribeView } from '../unsubscribe/site/unsubscribe-view.tsx'

export const subscribersSite: SiteModule = {
  name: 'subscribers',
  views: [
    viewOf(subscribePage, SubscribeView),
    viewOf(verifyPage, VerifyView),
    viewOf(unsubscribePage, UnsubscribeView),
  ],
}
