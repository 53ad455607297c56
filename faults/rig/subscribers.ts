import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import {
  addressHash,
  preferencesHash,
  unsubscribeHash,
  unsubscribeToken,
} from '#modules/subscribers/server/address-hash.ts'

type Db = Kysely<KernelTables>
export type Subscriber = { id: string; email: string; list: string }

const AT_ONCE = 1000

/** So many confirmed subscribers of a list, made past the sign-up. */
export async function plantSubscribers(
  db: Db,
  { secret, list, count }: { secret: Buffer; list: string; count: number },
): Promise<Subscriber[]> {
  const people = Array.from({ length: count }, (_, n) => ({
    id: uuidv7(),
    email: `leser${n}@example.org`,
    list,
  }))
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE)
    const ids = some.map(({ id }) => id)
    await sql`insert into newsletter_subscribers (id, email, address_hash, preferences_hash)
      select * from unnest(${ids}::uuid[], ${some.map(({ email }) => email)}::text[],
        ${some.map(({ email }) => addressHash(secret, email))}::bytea[],
        ${ids.map((id) => preferencesHash(secret, id))}::bytea[])`.execute(db)
    await sql`insert into newsletter_subscriptions
        (subscriber_id, list_id, state, source, unsubscribe_hash)
      select id, ${list}::uuid, 'confirmed', 'import', hash from unnest(${ids}::uuid[],
        ${ids.map((id) => unsubscribeHash(secret, id, list))}::bytea[]) as made(id, hash)`.execute(
      db,
    )
  }
  return people
}

/** The end of the link in every mail to somebody. */
export function wayOut(secret: Buffer, { id, list }: Subscriber): string {
  return unsubscribeToken(secret, id, list)
}

/** How many recipients of a sending are in which state. */
export async function sumOf(db: Db, sending: string): Promise<string> {
  const { rows } = await sql<{ state: string; n: number }>`
    select state, count(*)::int as n from newsletter_recipients
    where sending_id = ${sending} group by state order by state`.execute(db)
  return rows.map(({ state, n }) => `${state} ${n}`).join(', ')
}
