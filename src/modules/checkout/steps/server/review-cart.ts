import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isSignedIn } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { AcceptedText } from '#modules/orders/orders/order.ts'
import { legalFiles, type placeOrder, WITHDRAWAL_POLICY } from '#modules/orders/server/api.ts'
import { pageLookup } from '#modules/pages/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import { CartPayment } from '../../carts/cart.ts'
import type { CartRow } from '../../carts/server/find-cart.ts'
import { type PricedCart, priceCart } from '../../carts/server/price-cart.ts'
import { checkoutFailures } from '../../errors.ts'
import type { CheckoutContext, Db } from '../../server/unit-of-work.ts'
import { methodsOf } from './payment-methods.ts'

type AskedText = Omit<AcceptedText, 'at'>
type PlacedOrder = Parameters<typeof placeOrder>[1]

export type Reviewed = {
  cart: CartRow
  priced: PricedCart
  buyer: Pick<PlacedOrder, 'email' | 'address' | 'delivery' | 'payment_source'>
  texts: readonly AskedText[]
  /** Says back what was seen; anything that changes makes it another one. */
  review: string
}

type Visit = Pick<CheckoutContext, 'config' | 'lang' | 'user'>

/** What somebody is about to order, whole; refuses what is not finished. */
export async function reviewCart(
  context: Visit,
  db: Db,
  cart: CartRow | undefined,
): Promise<Reviewed> {
  if (needsAccount(context)) throw checkoutFailures.guests()
  const priced = await priceCart(context, db, cart)
  if (!cart || priced.lines.length === 0) throw checkoutFailures.emptyCart()
  const wrong = priced.notices.find(({ code }) => code === 'quantity')
  if (wrong?.code === 'quantity') {
    const { min, max, step } = wrong
    throw checkoutFailures.quantity({ min, max, step })
  }
  const buyer = buyerOf(context, cart, priced)
  const texts = await askedTexts(context, db, priced)
  const seen = JSON.stringify([priced.lines, priced.totals, priced.currency, buyer, texts])
  const review = createHash('sha256').update(seen).digest('base64url')
  return { cart, priced, buyer, texts, review }
}

/** The shop sells to people it knows, and this is not one of them. */
export function needsAccount({ config, user }: Pick<Visit, 'config' | 'user'>): boolean {
  return !config.get(shopSection).checkout.allow_guests && !isSignedIn(user)
}

function buyerOf({ config }: Visit, cart: CartRow, priced: PricedCart): Reviewed['buyer'] {
  const { delivery } = priced
  const { address, email } = cart
  if (!address || email === '') throw checkoutFailures.addressMissing()
  if (!delivery) throw checkoutFailures.noDelivery()
  const source = CartPayment.safeParse(cart.payment_source)
  if (!source.success || !methodsOf(config, { cart, priced }).includes(source.data))
    throw checkoutFailures.noPayment()
  return { email, address, delivery, payment_source: source.data }
}

/** What has to be agreed to, each by itself. An address that is empty is not asked for. */
async function askedTexts(
  visit: Visit,
  db: Db,
  { isAdult, lines }: PricedCart,
): Promise<AskedText[]> {
  const { confirm_age } = visit.config.get(shopSection).checkout
  const box = (kind: AskedText['kind']): AskedText => ({ kind, address: '', version: '' })
  // § 356 (5) BGB: without this the right to withdraw from digital goods does not end.
  const isDigital = lines.some(({ withdrawal }) => withdrawal === 'digital')
  return [
    ...(await askedPages(visit, db)),
    ...(confirm_age || isAdult ? [box('age')] : []),
    ...(isDigital ? [box('digital')] : []),
  ]
}

/** Those of them that can be read, whatever lies in the cart. */
async function askedPages(
  { config, lang }: Pick<Visit, 'config' | 'lang'>,
  db: Db,
): Promise<AskedText[]> {
  const { addresses, checkout } = config.get(shopSection)
  const { terms, special_conditions: special } = addresses
  const asksSpecial = checkout.accept_special_conditions && special !== ''
  const text = async (kind: AskedText['kind'], address: string): Promise<AskedText> => {
    const page = await findText(db, address, lang)
    return { kind, address: page?.address ?? address, version: page?.version ?? '' }
  }
  return [
    ...(terms ? [await text('terms', terms)] : []),
    ...(asksSpecial ? [await text('special_conditions', special)] : []),
  ]
}

/** The pages that are agreed to, and the files of them and of the law that go along with an order. */
export async function legalCopies(context: CheckoutContext) {
  const pages = await askedPages(context, context.db)
  return { pages, attached: await legalFiles(context, pages) }
}

/** Where the buyer reads about withdrawing; '' while no such page is live. */
export async function withdrawalPolicy({ db, lang }: CheckoutContext): Promise<string> {
  return (await findText(db, WITHDRAWAL_POLICY, lang))?.address ?? ''
}

/**
 * The page at an address, in the buyer's language where it is live in it, and the number of what is live
 * there; addresses elsewhere have none.
 */
async function findText(
  db: Db,
  address: string,
  lang: Lang,
): Promise<{ address: string; version: string } | undefined> {
  const first = address && (await pageLookup.pagesAt({ db }, [address])).get(address)
  if (!first) return undefined
  const translated = first.lang === lang ? undefined : await translationOf(db, first.page, lang)
  const { path, shown } = translated ?? { path: address, shown: first }
  const { rows } = await sql<{ number: number }>`select live_number as number
    from page_contents where page_id = ${shown.page} and lang = ${shown.lang}`.execute(db)
  return { address: path, version: String(rows[0]?.number ?? '') }
}

/** Where a page is live in another language. */
async function translationOf(db: Db, page: string, lang: Lang) {
  const [place] = await pageLookup.placesOf({ db }, [{ page, lang }])
  if (place?.kind !== 'live') return undefined
  const shown = (await pageLookup.pagesAt({ db }, [place.path])).get(place.path)
  return shown && { path: place.path, shown }
}
