export { productSearch } from '../products/server/find-products.ts'
export {
  type StockAvailability,
  whereStockIsKnown,
} from '../storefront/server/stock-availability.ts'
export { productTag } from './unit-of-work.ts'
