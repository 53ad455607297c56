import { sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { countAttempt } from '#kernel/server/rate-limit.ts'
import { askVies } from '#modules/customers/server/api.ts'
import { countryOfVatId } from '#modules/customers/vat-ids/vat-id.ts'
import type { ShopConfig } from '#modules/shop/config.ts'
import type { CheckoutTables } from '../../server/tables.ts'
import type { CheckoutChange } from '../../server/unit-of-work.ts'
import type { CartVatCheck } from '../cart.ts'
import type { CartRow } from './find-cart.ts'

const CHECK = 'checkout.check-vat-id'
/** An answer is as good as the day on which it was given. */
const FRESH_MS = 24 * 60 * 60 * 1000
/** A register that is asked too often answers nobody. */
const AGAIN_MS = 60 * 1000
const PER_CART = { max: 100, seconds: 60 * 60, per: 'user' } as const

type Checkable = Pick<CartRow, 'address' | 'vat_check' | 'delivery'>

/**
 * How it stands with the VAT id of a cart; undefined where it changes nothing: goods that stay at home,
 * go to another country than that of the id, or are sold without VAT anyway.
 */
export function vatCheckOf(
  { vat }: Pick<ShopConfig, 'vat'>,
  cart: Checkable | undefined,
): CartVatCheck | undefined {
  const { vat_id = '', country = '' } = cart?.address ?? {}
  const isAbroad = country !== vat.home && cart?.delivery?.kind !== 'pickup'
  if (vat_id === '' || vat.small_business || !isAbroad) return undefined
  if (countryOfVatId(vat_id) !== country) return undefined
  const known = cart?.vat_check
  const isFresh = known?.vat_id === vat_id && Date.now() - Date.parse(known.at) < FRESH_MS
  return isFresh ? known : { vat_id, state: 'none', name: '', reference: '', at: '' }
}

/** Asks the register, unless it has answered or was asked a moment ago; the answer comes later. */
export async function ensureVatCheck(
  change: CheckoutChange,
  shop: Pick<ShopConfig, 'vat'>,
  cart: Checkable & { id: string },
): Promise<void> {
  const check = vatCheckOf(shop, cart)
  if (!check || check.state === 'valid' || check.state === 'invalid') return
  if (check.state !== 'none' && Date.now() - Date.parse(check.at) < AGAIN_MS) return
  await countAttempt(change.kernel, `vat id ${cart.id}`, PER_CART)
  await keep(change, cart.id, { ...check, state: 'asked', at: new Date().toISOString() })
  await change.enqueue(CHECK, { cart: cart.id, vat_id: check.vat_id })
}

/** Whoever buys does not wait for a register that is away: they pay with VAT, and it is asked once more. */
export const checkVatId = defineJob<CheckoutTables, { cart: string; vat_id: string }>({
  name: CHECK,
  retries: 2,
  maxSeconds: 60,
  run: async (scope, { cart, vat_id }, { signal, isLast }) => {
    const answer = await askVies(scope, vat_id, signal)
    const { state } = answer
    const at = new Date().toISOString()
    const { name, reference } = answer.state === 'valid' ? answer : { name: '', reference: '' }
    await scope.change((change) => keep(change, cart, { vat_id, state, name, reference, at }))
    if (state === 'unavailable' && !isLast)
      throw new Error('The register of VAT ids did not answer')
  },
})

/** Only for the id that is still in the cart. */
async function keep({ db }: CheckoutChange, cart: string, check: CartVatCheck): Promise<void> {
  await db
    .updateTable('carts')
    .set({ vat_check: JSON.stringify(check) })
    .where('id', '=', cart)
    .where('state', '=', 'active')
    .where(sql<boolean>`address->>'vat_id' = ${check.vat_id}`)
    .execute()
}
