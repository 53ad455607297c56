import { sql, type Updateable } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { validationMessage } from '#kernel/i18n/validation.ts'
import type { PaymentSource } from '#modules/payments/payments/life-cycle.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { Buyer, CartDelivery } from '../../carts/cart.ts'
import { ensureVatCheck } from '../../carts/server/check-vat-id.ts'
import { type CartRow, lockCart } from '../../carts/server/find-cart.ts'
import { priceCart } from '../../carts/server/price-cart.ts'
import { checkoutFailures } from '../../errors.ts'
import type { CheckoutTables } from '../../server/tables.ts'
import type { CheckoutChange, CheckoutContext } from '../../server/unit-of-work.ts'
import { methodsFor, mustBeWelcome } from './payment-methods.ts'

type Kept = Updateable<CheckoutTables['carts']>

export async function keepAddress(
  context: CheckoutContext,
  { email, ...address }: Buyer,
): Promise<void> {
  mustBeCompany(address, context.lang)
  await context.change(async (change) => {
    const cart = await keepIn(context, change, async (_, { db }) => {
      await mustBeWelcome(context, db, email)
      return { email, address: JSON.stringify(address) }
    })
    await ensureVatCheck(context, change, { ...cart, address })
  })
}

/** Only companies have a VAT id of their own. */
function mustBeCompany({ vat_id, company }: Omit<Buyer, 'email'>, lang: Lang): void {
  if (vat_id === '' || company !== '') return
  const fields = { company: validationMessage('required', lang) }
  throw checkoutFailures.companyMissing({ fields })
}

/** How it was paid depends on how it comes, so that is chosen anew. */
export function keepDelivery(context: CheckoutContext, delivery: CartDelivery): Promise<void> {
  const chosen = JSON.stringify(delivery)
  return keep(context, async (cart, { db }) => {
    if (delivery.kind === 'pickup') mustBePickup(context, delivery.location)
    else {
      const priced = await priceCart(context, db, { ...cart, delivery })
      // What is downloaded needs no parcel: whoever asks for one all the same is not kept back.
      const isLoaded = priced.delivery?.kind === 'download'
      if (!priced.shipping && !isLoaded) throw checkoutFailures.noShipping()
    }
    const isSame = JSON.stringify(cart.delivery) === chosen
    return { delivery: chosen, ...(!isSame && { payment_source: null }) }
  })
}

export function keepPayment(
  context: CheckoutContext,
  payment_source: PaymentSource,
): Promise<void> {
  return keep(context, async (cart, { db }) => {
    const priced = await priceCart(context, db, cart)
    const methods = await methodsFor(context, db, { cart, priced })
    if (!priced.delivery || !methods.includes(payment_source)) throw checkoutFailures.noPayment()
    return { payment_source }
  })
}

function mustBePickup({ config }: CheckoutContext, location: string): void {
  const places = config.get(shopSection).cc_locations.location
  if (!places.some(({ uuid }) => uuid === location)) throw checkoutFailures.noPickup()
}

type Values = (cart: CartRow, change: CheckoutChange) => Promise<Kept>

async function keep(context: CheckoutContext, values: Values): Promise<void> {
  await context.change((change) => keepIn(context, change, values))
}

async function keepIn(
  context: CheckoutContext,
  change: CheckoutChange,
  values: Values,
): Promise<CartRow> {
  const cart = await lockCart(context, change)
  if (!cart) throw checkoutFailures.emptyCart()
  await change.db
    .updateTable('carts')
    .set({
      ...(await values(cart, change)),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', cart.id)
    .execute()
  return cart
}
