import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { GuestOrderView, OwnOrdersView, OwnOrderView } from '../account/site/order-views.tsx'
import { guestOrderPage, ownOrderPage, ownOrdersPage } from '../orders/pages.ts'
import { payPage } from '../paying/pages.ts'
import { PayView } from '../paying/site/pay-view.tsx'

export const ordersSite: SiteModule = {
  name: 'orders',
  views: [
    viewOf(ownOrdersPage, OwnOrdersView),
    viewOf(ownOrderPage, OwnOrderView),
    viewOf(guestOrderPage, GuestOrderView),
    viewOf(payPage, PayView),
  ],
}
