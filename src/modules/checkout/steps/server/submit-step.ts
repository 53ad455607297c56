import type { Endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'
import { AppError, failures } from '#kernel/server/app-error.ts'
import { parsePart } from '#kernel/server/http/parse-input.ts'
import { payPath } from '#modules/orders/paying/pages.ts'
import { payOrder } from '#modules/orders/server/api.ts'
import { isOnline } from '#modules/payments/payments/life-cycle.ts'
import { Quantity, readQuantity } from '#modules/stock/levels/quantity.ts'
import * as calls from '../../carts/cart.calls.ts'
import { BUYER_FIELDS, Buyer, CartDelivery, CartPayment, type Step } from '../../carts/cart.ts'
import { findCart, findOrdered } from '../../carts/server/find-cart.ts'
import { addLine, setLine, type WrittenCart } from '../../carts/server/write-cart.ts'
import { checkoutFailures } from '../../errors.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import { holdCart } from './hold-cart.ts'
import { keepAddress, keepDelivery, keepPayment } from './keep-step.ts'
import { placeCart } from './place-cart.ts'
import type { Typed } from './visit.ts'

/** Another step, or a page beside the steps. */
type Onward = Step | { path: string }
type Submit = (context: CheckoutContext, typed: Typed) => Promise<Onward>

/** Does what the form of a step asks for, and says where to go on. */
export function submitStep(context: CheckoutContext, step: Step, typed: Typed): Promise<Onward> {
  return FORMS[step](context, typed)
}

/** The calls the form of a step stands for: it counts as these. */
export function callsOf(step: Step, { action }: Typed): readonly Endpoint[] {
  if (step !== 'cart') return CALLS[step]
  if (action === 'remove') return [calls.removeCartLine]
  return [action === 'set' ? calls.setCartLine : calls.addCartLine]
}

const CALLS: Readonly<Record<Exclude<Step, 'cart'>, readonly Endpoint[]>> = {
  address: [calls.setAddress],
  shipping: [calls.setDelivery],
  payment: [calls.setPayment, calls.reviewCall],
  review: [calls.orderCall],
  done: [],
}

const FORMS: Readonly<Record<Step, Submit>> = {
  cart: async (context, typed) => {
    await submitCart(context, typed)
    return 'cart'
  },
  address: async (context, typed) => {
    const buyer = Buyer.safeParse(buyerIn(typed))
    if (!buyer.success) parsePart(Buyer, buyerIn(typed), context.lang)
    else await keepAddress(context, buyer.data)
    return 'shipping'
  },
  shipping: async (context, { delivery = '' }) => {
    const chosen = delivery === 'ship' ? { kind: 'ship' } : { kind: 'pickup', location: delivery }
    const parsed = CartDelivery.safeParse(chosen)
    if (!parsed.success) throw checkoutFailures.noDelivery()
    await keepDelivery(context, parsed.data)
    return 'payment'
  },
  payment: async (context, { payment_source }) => {
    const parsed = CartPayment.safeParse(payment_source)
    if (!parsed.success) throw checkoutFailures.noPayment()
    await keepPayment(context, parsed.data)
    await holdCart(context)
    return 'review'
  },
  review: submitReview,
  done: async () => 'done',
}

/** Puts something in, takes it out or changes how much of it there is; answers the cart as it is then. */
export async function submitCart(context: CheckoutContext, typed: Typed): Promise<WrittenCart> {
  const { action, variant, line, quantity = '' } = typed
  if (action === 'remove') return setLine(context, { line: idIn(line), quantity: '0' })
  // A number field sends a point in every language; only the cart's own field is typed freely.
  const isTyped = action === 'set'
  const wanted = isTyped ? readQuantity(quantity, context.lang) : Quantity.safeParse(quantity).data
  if (wanted === undefined || Number(wanted) === 0) throw checkoutFailures.quantity()
  if (isTyped) return setLine(context, { line: idIn(line), quantity: wanted })
  return addLine(context, { variant: idIn(variant), quantity: wanted })
}

/** Whoever presses twice has ordered once, and is thanked for it. */
async function submitReview(context: CheckoutContext, typed: Typed): Promise<Onward> {
  const { review = '', terms, special_conditions: special, age, digital } = typed
  const agreed = {
    ...{ terms: !!terms, special_conditions: !!special },
    ...{ age: !!age, digital: !!digital },
  }
  try {
    const placed = await placeCart(context, { review, agreed })
    if (isOnline(placed.source)) return { path: await leadToPayment(context, placed) }
  } catch (error) {
    const isEmpty = error instanceof AppError && error.code === 'empty'
    const isOver = isEmpty && !(await findCart(context, context.db))
    if (!isOver || !(await findOrdered(context, context.db))) throw error
  }
  return 'done'
}

/** The order stands, whatever the provider says now: its page offers to try again. */
async function leadToPayment(
  context: CheckoutContext,
  { token, source, ...order }: Awaited<ReturnType<typeof placeCart>>,
): Promise<string> {
  const path = payPath(context.lang, token)
  if (!isOnline(source)) return path
  try {
    await payOrder(context, order, source)
    return `${path}?go=1`
  } catch (error) {
    if (error instanceof AppError) return path
    throw error
  }
}

function idIn(typed: string | undefined): string {
  const id = Id.safeParse(typed)
  if (!id.success) throw failures.notFound()
  return id.data
}

const CALLING_CODES: Readonly<Record<string, string>> = { DE: '+49', AT: '+43', CH: '+41' }

function buyerIn(typed: Typed): Typed {
  const values = Object.fromEntries(BUYER_FIELDS.map((name) => [name, (typed[name] ?? '').trim()]))
  return { ...values, phone: phoneIn(typed) }
}

/** As people write a number: with spaces, brackets and dashes, and at home without the country. */
function phoneIn({ phone = '', country = '' }: Typed): string {
  const digits = phone.replace(/[\s()/-]/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const code = CALLING_CODES[country]
  return digits.startsWith('0') && code ? `${code}${digits.slice(1)}` : digits
}
