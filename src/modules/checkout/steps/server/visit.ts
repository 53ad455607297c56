import { shopRoot } from '#modules/catalog/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { Step } from '../../carts/cart.ts'
import type { CartRow } from '../../carts/server/find-cart.ts'
import type { PricedCart } from '../../carts/server/price-cart.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import { checkoutPath } from '../pages.ts'

/** The fields of a form, as they came. */
export type Typed = Readonly<Record<string, string>>

/** Somebody at a step: what they have, and what was refused of what they typed. */
export type Visit = {
  step: Step
  cart: CartRow | undefined
  priced: PricedCart
  typed: Typed
  faults: Typed
}

/** Where the shop begins. */
export function shopHome({ config, lang }: Pick<CheckoutContext, 'config' | 'lang'>): string {
  return shopRoot(config.get(shopSection).addresses, lang)
}

/** Signing in leads back to where somebody was. */
export function loginPath({ lang }: Pick<CheckoutContext, 'lang'>, step: Step): string {
  const login = lang === 'en' ? '/en/login' : '/login'
  return `${login}?next=${encodeURIComponent(checkoutPath(lang, step))}`
}
