import { z } from 'zod'
import type { Caller } from '#tests/caller.ts'
import { type Customer, customer } from '../customer.ts'

export const CUSTOMER = '/api/v0/customer/'

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

function one(items: readonly Customer[]): Customer {
  const [item] = items
  if (!item) throw new Error('no such customer')
  return item
}
