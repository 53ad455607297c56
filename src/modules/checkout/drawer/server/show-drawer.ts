import { formatMoney, formatNumber } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import type { Loaded } from '#kernel/server/site/route/site-route.ts'
import { lineName } from '#modules/orders/orders/describe-order.ts'
import type { Step } from '../../carts/cart.ts'
import { messages } from '../../messages.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import type { CheckoutData } from '../../steps/pages.ts'
import { showCart } from '../../steps/server/show-cart.ts'
import type { Typed, Visit } from '../../steps/server/visit.ts'
import { DRAWER_FIELD } from '../drawer.ts'

/** A script sent the form of a cart, and stays on the page it is on. */
export function isForDrawer(step: Step, typed: Typed): boolean {
  return step === 'cart' && typed[DRAWER_FIELD] !== undefined
}

type Refusal = { error: string; status: number }

/** The cart as its own page shows it, and what was just done to it; after a refusal nothing was. */
export async function showDrawer(
  context: CheckoutContext,
  visit: Visit,
  { error, status }: Refusal = { error: '', status: 200 },
): Promise<Loaded<CheckoutData>> {
  const drawer = { said: error ? '' : wordsOf(context, visit) }
  const data = { ...(await showCart(context, visit)), drawer, error, steps: [], open: [] }
  return { kind: 'page', data, meta: { title: '', noindex: true }, tags: [], status, isPart: true }
}

function wordsOf({ lang }: CheckoutContext, { priced, typed }: Visit): string {
  const { lines, totals, currency } = priced
  const t = translator(messages, lang)
  const added = lines.find(({ variant }) => variant === typed.variant)
  if (!added) return t('drawer.changed', { total: formatMoney(totals.goods, lang, currency) })
  const quantity = `${formatNumber(Number(typed.quantity), lang)} ${added.unit || '×'}`
  return t('drawer.added', { quantity, name: lineName(added) })
}
