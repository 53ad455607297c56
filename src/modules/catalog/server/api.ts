export { productPath, shopRoot } from '../addresses.ts'
export { sendSoldFile } from '../digital/server/product-files.ts'
export { soldFiles, whereFilesAreSold } from '../digital/server/sold-files.ts'
export { whereThingsAreBought } from '../offers/server/buy-form.ts'
export { type Offer, readOffers } from '../offers/server/read-offers.ts'
export { type BoundVariants, whereVariantsAreBound } from '../products/server/bound-variants.ts'
export { productSearch } from '../products/server/find-products.ts'
export { picturesOfProducts, shippingLink } from '../storefront/server/shop-context.ts'
export {
  type KnownStock,
  whereStockIsKnown,
} from '../storefront/server/stock-availability.ts'
export {
  eraseInstalled,
  installCatalog,
  trashInstalled,
  untouchedProducts,
} from './install-catalog.ts'
export { productTag } from './unit-of-work.ts'
