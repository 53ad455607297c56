/** Below the admin base. */
export const PATHS = {
  stock: 'shop/stock',
  /** Beside the list: below it every word would be the id of a variant. */
  count: 'shop/stocktake',
  newProduct: 'shop/products/new',
} as const
