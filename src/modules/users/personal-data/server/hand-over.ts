import type { Change } from '#kernel/server/change.ts'
import type { Person } from '#kernel/server/people/personal-data.ts'
import { EMPTY_USER_DATA, MAX_ADDRESSES, type UserData } from '#modules/auth/accounts/person.ts'
import type { Db, UserRow } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'

/** What one account has and the other lacks goes over; how one signs in does not. */
export async function handOver(
  { db }: Change<UsersTables>,
  from: Person,
  into: Person,
): Promise<void> {
  if (!from.id || !into.id) return
  const giver = await readRow(db, from.id)
  const taker = await readRow(db, into.id)
  await db
    .updateTable('users')
    .set((eb) => ({
      name: taker.name || giver.name,
      notes: [taker.notes, giver.notes].filter(Boolean).join('\n\n').slice(0, 10_000),
      user_data: JSON.stringify(joined(taker.user_data, giver.user_data)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', into.id)
    .execute()
}

/** Of two profiles the taker's words win; lists are joined, equal entries once. */
function joined(taker: Partial<UserData>, giver: Partial<UserData>): UserData {
  const [own, other] = [
    { ...EMPTY_USER_DATA, ...taker },
    { ...EMPTY_USER_DATA, ...giver },
  ]
  const addresses = [...own.addresses, ...other.addresses].slice(0, MAX_ADDRESSES)
  const known = new Set(addresses.map((address) => address.uuid))
  const preferred = (mine: string, theirs: string) => mine || (known.has(theirs) ? theirs : '')
  return {
    title: own.title || other.title,
    first_name: own.first_name || other.first_name,
    last_name: own.last_name || other.last_name,
    company: own.company || other.company,
    addresses,
    shop: {
      default_shipping_address: preferred(
        own.shop.default_shipping_address,
        other.shop.default_shipping_address,
      ),
      default_invoice_address: preferred(
        own.shop.default_invoice_address,
        other.shop.default_invoice_address,
      ),
    },
    newsletter: {
      subscribed_lists: once([
        ...own.newsletter.subscribed_lists,
        ...other.newsletter.subscribed_lists,
      ]),
    },
    contacts: once([...own.contacts, ...other.contacts]).slice(0, 20),
    files: once([...own.files, ...other.files]),
    accounting: { ...other.accounting, ...own.accounting },
  }
}

function once<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}

function readRow(db: Db, id: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
