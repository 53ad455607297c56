import type { Lang } from '#kernel/i18n/messages.ts'

const HOME = '/shop'
/** Products stand behind this word, so no group may have it for a slug. */
export const PRODUCT_WORD = 'p'

/** Where the shop begins, as `components.shop` says; an address elsewhere is none of ours. */
export function shopRoot(addresses: { shop: string }, lang: Lang): string {
  const { shop } = addresses
  const isOurs = shop.startsWith('/') && shop !== '/' && !/^\/en(\/|$)/i.test(shop)
  const root = isOurs ? shop.replace(/\/$/, '') : HOME
  return lang === 'de' ? root : `/${lang}${root}`
}

/** Below the shop's root: the one canonical address of a product, whatever its groups. */
export function productPath(root: string, slug: string): string {
  return `${root}/${PRODUCT_WORD}/${slug}`
}

export function groupPath(root: string, slugs: readonly string[]): string {
  return [root, ...slugs].join('/')
}

export const DEFAULT_ADDRESSES = { shop: HOME }
