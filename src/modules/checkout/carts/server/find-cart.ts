import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { isSignedIn } from '#kernel/access/roles.ts'
import type { CheckoutTables } from '../../server/tables.ts'
import type { CheckoutChange, CheckoutContext, Db } from '../../server/unit-of-work.ts'
import { cartHash } from './cart-cookie.ts'

export type CartRow = Selectable<CheckoutTables['carts']>
type Visitor = Pick<CheckoutContext, 'cookie' | 'user'>

/** The cart of whoever asks: their account's, else the one of their browser; nobody else's ever. */
export async function findCart(visitor: Visitor, db: Db): Promise<CartRow | undefined> {
  return ofVisitor(db, visitor)?.where('state', '=', 'active').executeTakeFirst()
}

/** The same, locked: whoever presses twice waits for the first. */
export async function lockCart(
  visitor: Visitor,
  { db }: CheckoutChange,
): Promise<CartRow | undefined> {
  return ofVisitor(db, visitor)?.where('state', '=', 'active').forUpdate().executeTakeFirst()
}

/** The cart that became an order in the last hour: the next one at this browser may be somebody else. */
export async function findOrdered(visitor: Visitor, db: Db): Promise<CartRow | undefined> {
  return ofVisitor(db, visitor)
    ?.where('state', '=', 'converted')
    .where(sql<boolean>`updated_at > now() - interval '1 hour'`)
    .executeTakeFirst()
}

type CartQuery = SelectQueryBuilder<CheckoutTables, 'carts', CartRow>

function ofVisitor(db: Db, { user, ...visitor }: Visitor): CartQuery | undefined {
  const hash = cartHash(visitor)
  const account = isSignedIn(user) ? user.id : undefined
  if (!hash && !account) return undefined
  return db
    .selectFrom('carts')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(account ? [eb('account_id', '=', account)] : []),
        ...(hash ? [eb.and([eb('token_hash', '=', hash), eb('account_id', 'is', null)])] : []),
      ]),
    )
    .orderBy(sql`account_id is null`)
    .orderBy('updated_at', 'desc')
    .limit(1)
}
