import { sql } from 'kysely'
import type { CustomerChange } from './unit-of-work.ts'

/** Since when the buyers of orders are customers, and when they last ordered, after these were made older. */
export async function reckonCustomers(
  change: CustomerChange,
  orders: readonly string[],
): Promise<void> {
  await sql`select keep_customer(person_id) from (select distinct person_id from person_links
    where module = 'orders' and noun = 'order' and role = 'buyer'
      and item_id = any(${[...orders]}::uuid[])) buyers`.execute(change.db)
}
