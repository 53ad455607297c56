import { sql } from 'kysely'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import type { Caller } from '#tests/caller.ts'
import type { TestApp } from '#tests/test-app.ts'
import { type Customer, customer } from '../customer.ts'
import { lookAtGuestOrder } from './look-at-guest.ts'

export const CUSTOMER = '/api/v0/customer/'

type Shop = { app: TestApp; admin: Caller }

const Found = z.object({ items: z.array(customer.Wire) })

/** What tests do with the customers of a shop. */
export function customersAt(admin: Caller) {
  const read = async (id: string) => one((await admin.get(CUSTOMER + id)).parse(Found).items)
  const find = async (query: string) => (await admin.get(`${CUSTOMER}?${query}`)).parse(Found).items
  return {
    read,
    find,
    /** The one with this address. */
    of: async (email: string) => one(await find(`search=${encodeURIComponent(email)}`)),
    limit: async ({ _id }: Customer, values: object) => {
      const { version } = await read(_id)
      return admin.put(CUSTOMER + _id, { version, ...values })
    },
    block: async ({ _id }: Customer, values: object = {}) => {
      const { version } = await read(_id)
      return admin.post(`${CUSTOMER}${_id}/block`, { version, is_blocked: true, ...values })
    },
  }
}

const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }

/** What the look at a guest's order left on it for staff. */
export async function heldNote({ app, admin }: Shop, order: string): Promise<string> {
  const { rows } = await sql<{ data: never }>`delete from jobs.job
    where name = ${lookAtGuestOrder.name} and data->>'order' = ${order} returning data`.execute(
    app.services.db,
  )
  for (const { data } of rows)
    await lookAtGuestOrder.run(scopeOf(app.services, SYSTEM), data, attempt)
  const { items } = Object((await admin.get(`/api/v0/order/${order}`)).json)
  return items[0].note
}

function one(items: readonly Customer[]): Customer {
  const [item] = items
  if (!item) throw new Error('no such customer')
  return item
}
