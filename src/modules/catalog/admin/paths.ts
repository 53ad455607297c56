/** Below the admin base. */
export const PATHS = {
  products: 'shop/products',
  /** Beside the products: below them every word would be the id of one. */
  import: 'shop/import',
  groups: 'shop/groups',
  colors: 'shop/colors',
} as const
