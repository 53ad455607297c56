import { sql } from 'kysely'
import { AppError } from '#kernel/server/app-error.ts'
import { addressKey, countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { askVies } from '#modules/customers/server/api.ts'
import { mayBeRegisteredAs } from '#modules/customers/vat-ids/registered-name.ts'
import { countryOfVatId, VatId } from '#modules/customers/vat-ids/vat-id.ts'
import { businessSection } from '#modules/pages/config.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { CheckoutTables } from '../../server/tables.ts'
import type { CheckoutChange, CheckoutContext } from '../../server/unit-of-work.ts'
import type { CartVatCheck } from '../cart.ts'
import type { CartRow } from './find-cart.ts'

const CHECK = 'checkout.check-vat-id'
/** An answer is as good as the day on which it was given. */
const FRESH_MS = 24 * 60 * 60 * 1000
/** A register that is asked too often answers nobody. */
const AGAIN_MS = 60 * 1000
const PER_VISITOR = { max: 20, seconds: 60 * 60, per: 'ip' } as const
const NOTHING = { name: '', address: '', reference: '', at: '' }

type Checkable = Pick<CartRow, 'address' | 'vat_check' | 'delivery'>
type Settings = Pick<CheckoutContext, 'config'>

/**
 * `elsewhere`: the goods stay at home, or go to another country than that of the id. `not_offered`: the shop
 * has no VAT id of its own, which it needs to sell without VAT. `other_name`: it is somebody else's.
 */
type VatStanding = Omit<CartVatCheck, 'state'> & {
  state: CartVatCheck['state'] | 'elsewhere' | 'not_offered' | 'other_name'
}

/** How it stands with the VAT id of a cart; undefined where there is none, or nothing has VAT anyway. */
export function vatCheckOf(
  { config }: Settings,
  cart: Checkable | undefined,
): VatStanding | undefined {
  const { vat } = config.get(shopSection)
  const address = cart?.address
  // Carts of earlier days have no such field.
  if (!address?.vat_id || vat.small_business) return undefined
  const { vat_id, country } = address
  const isAbroad = country !== vat.home && cart?.delivery?.kind !== 'pickup'
  if (!isAbroad || countryOfVatId(vat_id) !== country)
    return { ...NOTHING, vat_id, state: 'elsewhere' }
  const own = VatId.safeParse(config.get(businessSection).vat_id).data ?? ''
  if (countryOfVatId(own) !== vat.home) return { ...NOTHING, vat_id, state: 'not_offered' }
  const known = cart?.vat_check
  if (known?.vat_id !== vat_id || !isRecent(known)) return { ...NOTHING, vat_id, state: 'none' }
  if (known.state === 'valid' && !mayBeRegisteredAs(known.name, address))
    return { ...known, state: 'other_name' }
  return known
}

/** What is waited for longer does not come any more. */
function isRecent({ state, at }: CartVatCheck): boolean {
  return Date.now() - Date.parse(at) < (state === 'asked' ? AGAIN_MS : FRESH_MS)
}

type Visitor = Settings & Pick<CheckoutContext, 'ip'>

/** Asks the register, unless it has answered or was asked a moment ago; the answer comes later. */
export async function ensureVatCheck(
  visitor: Visitor,
  change: CheckoutChange,
  cart: Checkable & { id: string },
): Promise<void> {
  const check = vatCheckOf(visitor, cart)
  if (check?.state !== 'none' && check?.state !== 'unavailable') return
  if (check.state === 'unavailable' && Date.now() - Date.parse(check.at) < AGAIN_MS) return
  const { vat_id } = check
  const known = await findAnswer(change, vat_id)
  if (known) return keepQuestion(change, cart.id, known)
  const isAsked = await mayAsk(visitor, change)
  const state = isAsked ? 'asked' : 'unavailable'
  await keepQuestion(change, cart.id, { ...NOTHING, vat_id, state, at: new Date().toISOString() })
  if (isAsked) await change.enqueue(CHECK, { cart: cart.id, vat_id })
}

/** Carts are free, so visitors are counted. Whoever asks for too many ids still buys, with VAT. */
async function mayAsk({ ip }: Visitor, { kernel }: CheckoutChange): Promise<boolean> {
  try {
    await countAttempt(kernel, `vat id ${addressKey(ip)}`, PER_VISITOR)
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false
    throw error
  }
}

/** A yes that another cart got today. */
async function findAnswer(
  { db }: CheckoutChange,
  vatId: string,
): Promise<CartVatCheck | undefined> {
  const since = new Date(Date.now() - FRESH_MS).toISOString()
  const row = await db
    .selectFrom('carts')
    .select('vat_check')
    .where(sql<boolean>`vat_check->>'vat_id' = ${vatId} and vat_check->>'state' = 'valid'`)
    .where(sql<boolean>`vat_check->>'at' > ${since}`)
    .limit(1)
    .executeTakeFirst()
  return row?.vat_check ?? undefined
}

/** Whoever buys does not wait for a register that is away: they pay with VAT, and it is asked once more. */
export const checkVatId = defineJob<CheckoutTables, { cart: string; vat_id: string }>({
  name: CHECK,
  retries: 2,
  maxSeconds: 60,
  concurrency: 2,
  run: async (scope, { cart, vat_id }, { signal, isLast }) => {
    const answer = await askVies(scope, vat_id, signal)
    const at = new Date().toISOString()
    await scope.change((change) => keepAnswer(change, cart, { ...NOTHING, ...answer, vat_id, at }))
    if (answer.state === 'unavailable' && !isLast)
      throw new Error('The register of VAT ids did not answer')
  },
})

async function keepQuestion(
  change: CheckoutChange,
  cart: string,
  check: CartVatCheck,
): Promise<void> {
  await keeping(change, cart, check).execute()
}

/** A second question may have been answered before the first: what is known stays. */
async function keepAnswer(
  change: CheckoutChange,
  cart: string,
  check: CartVatCheck,
): Promise<void> {
  await keeping(change, cart, check)
    .where(sql<boolean>`vat_check->>'state' in ('asked', 'unavailable')`)
    .execute()
}

/** Only for the id that is still in the cart. */
function keeping({ db }: CheckoutChange, cart: string, check: CartVatCheck) {
  return db
    .updateTable('carts')
    .set({ vat_check: JSON.stringify(check) })
    .where('id', '=', cart)
    .where('state', '=', 'active')
    .where(sql<boolean>`address->>'vat_id' = ${check.vat_id}`)
}
