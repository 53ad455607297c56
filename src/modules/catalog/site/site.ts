import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { productSearchPage } from '../search/product-search.ts'
import { ProductSearchView } from '../search/site/search-view.tsx'
import { ProductView } from '../storefront/site/product-view.tsx'
import { ShippingView } from '../storefront/site/shipping-view.tsx'
import { ShopView } from '../storefront/site/shop-view.tsx'
import { productPage, shippingPage, shopPage } from '../storefront/storefront.ts'

export const catalogSite: SiteModule = {
  name: 'catalog',
  views: [
    viewOf(shopPage, ShopView),
    viewOf(productPage, ProductView),
    viewOf(shippingPage, ShippingView),
    viewOf(productSearchPage, ProductSearchView),
  ],
}
