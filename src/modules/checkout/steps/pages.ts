import type { Lang } from '#kernel/i18n/messages.ts'
import type { FormState } from '#kernel/site/form/form-state.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { PictureData } from '#modules/files/picture.ts'
import type { Described, TotalLine } from '#modules/orders/orders/describe-order.ts'
import type { OrderPageData } from '#modules/orders/orders/pages.ts'
import type { PaymentSource } from '#modules/payments/payments/life-cycle.ts'
import type { ShopConfig } from '#modules/shop/config.ts'
import type { Step } from '../carts/cart.ts'

/** Amounts are written out; so is everything else a page shows. */
export type ShownLine = {
  id: string
  name: string
  href: string
  /** Of the product; beside its name it says nothing more. */
  picture: PictureData | null
  quantity: string
  unit: string
  /** What matters most about it; may be empty. */
  summary: string
  each: string
  /** '6,00 € / kg'; '' where there is none. */
  base: string
  amount: string
}

/** What changed since something was put in, as a finished sentence. `canAsk`: the register, by a button. */
type ShownNotice = { id: string; line: string; text: string; isGone: boolean; canAsk: boolean }

export type Choice = { value: string; label: string; note: string; price: string }
export type AskedBox = {
  kind: 'terms' | 'special_conditions' | 'age' | 'digital'
  href: string
  isTicked: boolean
}

/** What a sum of goods does not say. */
export type PriceHints = {
  vat: string
  /** Null: nothing in it is sent, or the sum holds it. */
  shipping: SiteLink | null
}

export type CartStepData = PriceHints & {
  step: 'cart'
  lines: readonly ShownLine[]
  notices: readonly ShownNotice[]
  total: string
  /** Where it is sent, and how it can be paid (§ 312j (1) BGB). */
  countries: string
  methods: readonly PaymentSource[]
  shop: string
  isOpen: boolean
  /** Where to sign in, if the shop sells to people it knows alone. */
  login: string | null
  /** What a script just did for somebody who stays on the page they shop on: shown beside it. */
  drawer?: { said: string }
}

type StepData =
  | CartStepData
  | {
      step: 'address'
      form: FormState
      countries: readonly { value: string; label: string }[]
      /** For guests: what they typed before is in their account. */
      login: string | null
    }
  | { step: 'shipping'; chosen: string; choices: readonly Choice[] }
  | {
      step: 'payment'
      chosen: string
      methods: readonly PaymentSource[]
      /** Others could pay for it. */
      isLimited: boolean
    }
  | {
      step: 'review'
      described: Described
      notices: readonly ShownNotice[]
      email: string
      payment: PaymentSource
      boxes: readonly AskedBox[]
      /** Where the policy on withdrawing stands; '' where it does not. */
      withdrawal: string
      review: string
      /** The official notice on the guarantee, as it was uploaded. */
      notice: { src: string; alt: string; width: number; height: number } | null
      button: ShopConfig['checkout']['order_button']
      /** '14:35', or '' where nothing is kept any more. */
      heldUntil: string
    }
  | { step: 'done'; page: OrderPageData; shop: string }

/** What lies in the cart, beside the steps on the way to an order. */
export type Basket = {
  lines: readonly { id: string; name: string; picture: PictureData | null; amount: string }[]
  /** Once it is known how it comes: with what that costs. */
  totals: readonly TotalLine[]
  /** What it comes to so far. */
  total: string
} & PriceHints

export type CheckoutData = StepData & {
  /** Absent where the step itself says so. */
  basket?: Basket
  /** What is wrong, as a finished sentence. */
  error: string
  /** Those that this cart needs. */
  steps: readonly Step[]
  /** Steps that are done or open, for the way back. */
  open: readonly Step[]
}
export type StepOf<S extends Step> = Extract<CheckoutData, { step: S }>
type Without<T> = T extends unknown ? Omit<T, 'error' | 'steps' | 'open' | 'basket'> : never
export type ShownStep = Without<CheckoutData>

/** Leads to the first step that is not finished. */
export const checkoutPage = sitePage<never>({
  name: 'checkout',
  path: { de: '/checkout', en: '/en/checkout' },
  cache: 'private',
})

export const checkoutStepsPage = sitePage<CheckoutData>({
  name: 'checkoutsteps',
  path: { de: '/checkout/:step', en: '/en/checkout/:step' },
  cache: 'private',
})

export function checkoutPath(lang: Lang, step: Step): string {
  return checkoutStepsPage.path[lang].replace(':step', step)
}
