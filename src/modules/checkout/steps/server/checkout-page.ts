import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { findOrderPage } from '#modules/orders/server/api.ts'
import { toThousandths } from '#modules/stock/levels/quantity.ts'
import { STEPS, type Step } from '../../carts/cart.ts'
import { setCount } from '../../carts/server/cart-cookie.ts'
import { type CartRow, findCart, findOrdered } from '../../carts/server/find-cart.ts'
import { type PricedCart, priceCart } from '../../carts/server/price-cart.ts'
import { isForDrawer, showDrawer } from '../../drawer/server/show-drawer.ts'
import { messages } from '../../messages.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import { type CheckoutData, checkoutPath } from '../pages.ts'
import { describeFailure } from './describe-failure.ts'
import { methodsFor } from './payment-methods.ts'
import { needsAccount } from './review-cart.ts'
import { showBasket } from './show-cart.ts'
import { showStep } from './show-step.ts'
import { callsOf, submitCart, submitStep } from './submit-step.ts'
import { shopHome, type Typed } from './visit.ts'

type CheckoutPage = Loaded<CheckoutData>

/** Where somebody goes on who left, or comes from elsewhere. */
export async function leadOn(context: CheckoutContext): Promise<Loaded<never>> {
  const { active, priced } = await ownCart(context)
  return to(context.lang, await firstOpen(context, active, priced))
}

export async function loadCheckout(
  context: CheckoutContext,
  { params }: PageRequest,
): Promise<CheckoutPage> {
  const step = stepIn(params)
  if (!step) return { kind: 'missing' }
  return step === 'done' ? showDone(context) : show(context, step, {})
}

/** Every form of every step; whatever goes wrong, what was typed is still there. */
export async function submitCheckout(
  context: CheckoutContext,
  { params, fields }: PageForm,
): Promise<CheckoutPage> {
  const step = stepIn(params)
  if (!step) return { kind: 'missing' }
  const typed = typedIn(fields)
  try {
    for (const call of callsOf(step, typed)) await countCall(context, call)
    if (isForDrawer(step, typed)) {
      // A guest's first cart: the browser does not send its cookie yet.
      const written = await submitCart(context, typed)
      return await showDrawer(context, { step, ...written, typed, faults: {} })
    }
    const next = await submitStep(context, step, typed)
    if (typeof next === 'string') return to(context.lang, next)
    return { kind: 'redirect', to: next.path, status: 303 }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const { fields } = error.details
    const said = await describeFailure(context, error)
    const faults = isWords(fields) ? fields : {}
    return show(context, step, { typed, faults, error: said, status: error.status })
  }
}

type Shown = { typed?: Typed; faults?: Typed; error?: string; status?: number }

async function show(
  context: CheckoutContext,
  asked: Step,
  { typed = {}, faults = {}, error = '', status = 200 }: Shown,
): Promise<CheckoutPage> {
  const { lang } = context
  const { active, priced } = await ownCart(context)
  const first = await firstOpen(context, active, priced)
  const steps = stepsOf(priced)
  const open = steps.slice(0, steps.indexOf(first) + 1)
  // A step that is not its turn any more, say after something went out of the shop.
  const step = open.includes(asked) ? asked : first
  if (step !== asked && error === '') return to(lang, first)
  const own = { step, cart: active, priced, faults, typed: step === asked ? typed : {} }
  if (isForDrawer(asked, typed)) return showDrawer(context, own, { error, status })
  const data = await showStep(context, own)
  const title = translator(messages, lang)(`steps.${step}`)
  const basket = isOnTheWay(step) && { basket: await showBasket(context, own) }
  return shownAs(title, { ...data, error, steps, open, ...basket }, status)
}

async function showDone(context: CheckoutContext): Promise<CheckoutPage> {
  const { db, lang } = context
  const cart = await findOrdered(context, db)
  const page = cart?.order_id ? await findOrderPage(context, cart.order_id) : undefined
  if (!page) return to(lang, 'cart')
  const title = translator(messages, lang)('done.title')
  const shop = shopHome(context)
  return shownAs(title, { step: 'done', page, shop, error: '', steps: [], open: [] })
}

/** The cart itself and the review say what is in it. */
function isOnTheWay(step: Step): boolean {
  return step === 'address' || step === 'shipping' || step === 'payment'
}

/** The number beside the cart may be another browser's or an older one's: it is told anew. */
async function ownCart(context: CheckoutContext) {
  const active = await findCart(context, context.db)
  const priced = await priceCart(context, context.db, active)
  setCount(
    context,
    priced.lines.map(({ quantity }) => toThousandths(quantity)),
  )
  return { active, priced }
}

function to(lang: Lang, step: Step): Loaded<never> {
  return { kind: 'redirect', to: checkoutPath(lang, step), status: 303 }
}

function shownAs(title: string, data: CheckoutData, status = 200): CheckoutPage {
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}

/** Whoever only downloads does not choose how it comes. */
function stepsOf({ delivery }: PricedCart): readonly Step[] {
  return delivery?.kind === 'download' ? STEPS.filter((step) => step !== 'shipping') : STEPS
}

/** Everything before it can be opened again. */
async function firstOpen(
  context: CheckoutContext,
  cart: CartRow | undefined,
  priced: PricedCart,
): Promise<Step> {
  const { lines, delivery, notices } = priced
  if (!cart || lines.length === 0 || needsAccount(context)) return 'cart'
  if (notices.some(({ code }) => code === 'quantity')) return 'cart'
  if (!cart.address || cart.email === '') return 'address'
  if (!delivery) return 'shipping'
  const methods = await methodsFor(context, context.db, { cart, priced })
  return methods.some((method) => method === cart.payment_source) ? 'review' : 'payment'
}

function stepIn(params: PageRequest['params']): Step | undefined {
  return STEPS.find((step) => step === params.step)
}

const LONGEST = 500

/** PostgreSQL stores neither zero bytes nor halves of surrogate pairs. */
function typedIn(fields: PageForm['fields']): Typed {
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, 40)
      .map(([name, value]) => [name, value.replaceAll('\0', '').slice(0, LONGEST).toWellFormed()]),
  )
}

function isWords(fields: unknown): fields is Record<string, string> {
  return typeof fields === 'object' && fields !== null
}
