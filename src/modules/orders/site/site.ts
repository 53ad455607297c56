import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { GuestOrderView, OwnOrdersView, OwnOrderView } from '../account/site/order-views.tsx'
import { guestOrderPage, ownOrderPage, ownOrdersPage } from '../orders/pages.ts'

export const ordersSite: SiteModule = {
  name: 'orders',
  views: [
    viewOf(ownOrdersPage, OwnOrdersView),
    viewOf(ownOrderPage, OwnOrderView),
    viewOf(guestOrderPage, GuestOrderView),
  ],
}
