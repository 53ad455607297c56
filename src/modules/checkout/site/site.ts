import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { checkoutStepsPage } from '../steps/pages.ts'
import { CheckoutView } from '../steps/site/checkout-view.tsx'

export const checkoutSite: SiteModule = {
  name: 'checkout',
  views: [viewOf(checkoutStepsPage, CheckoutView)],
}
