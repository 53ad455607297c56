import type { SearchHit } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import { type Order, order } from '../orders/order.ts'
import { ORDERS } from './paths.ts'

const SHOWN = 6

/** By number, name or email address; without words the latest. */
export async function findOrders(words: string): Promise<readonly Order[]> {
  const search = words.trim()
  const query = search === '' ? { sort: '-created' as const } : { search }
  return (await call(order.calls.list, { query: { ...query, limit: SHOWN } })).items
}

/** What the command palette finds. */
export async function findHits(words: string): Promise<SearchHit[]> {
  return (await findOrders(words)).map(({ _id, number, name, email }) => ({
    label: number,
    hint: name || email,
    path: `${ORDERS}/${_id}`,
  }))
}
