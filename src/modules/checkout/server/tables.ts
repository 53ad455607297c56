import type { ColumnType, Generated } from 'kysely'
import type { Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { OrderTables } from '#modules/orders/server/tables.ts'
import type { CartAddress, CartDelivery, CartVatCheck } from '../carts/cart.ts'

type Kept<T> = ColumnType<T | null, string | null | undefined, string | null>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

export type CheckoutTables = OrderTables & {
  carts: {
    id: string
    /** Of the cookie. */
    token_hash: Uint8Array
    account_id: Maybe<string>
    state: Generated<'active' | 'converted' | 'merged'>
    email: Generated<string>
    address: Kept<CartAddress>
    vat_check: Kept<CartVatCheck>
    delivery: Kept<CartDelivery>
    payment_source: Maybe<string>
    order_id: Maybe<string>
    version: Generated<number>
    /** Until when its goods are kept. */
    held_until: MomentOrNull
    created_at: Moment
    updated_at: Moment
  }
  cart_lines: {
    id: string
    cart_id: string
    variant_id: string
    /** Whole thousandths. */
    quantity: number
    /** What it cost when its owner put it in. */
    seen_price: number
    created_at: Moment
  }
}
