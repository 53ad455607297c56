import { failures } from '#kernel/server/app-error.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { sendPersonExport } from '#modules/data-requests/server/api.ts'
import { erasePerson, mergePersons, resolvePerson } from '#modules/people/server/api.ts'
import type { PersonalDataModules } from '#modules/users/server/api.ts'
import * as calls from '../customer.calls.ts'
import { type Customer, customer } from '../customer.ts'
import { askAgain } from '../vat-ids/server/check-vat-id.ts'
import { blockCustomer } from './block-customer.ts'
import { customerResource } from './customer.resource.ts'
import { findCustomerOrders } from './find-orders.ts'
import type { CustomerTables } from './tables.ts'
import type { Db } from './unit-of-work.ts'

const on = routesOf<CustomerTables>()

/** Merging, erasing and exporting are those of the person, under the same rights. */
export const customerRoutes = (holders: PersonalDataModules): readonly Route[] => [
  ...customerResource.routes,
  on(customer.calls.read, async ({ db }, { params }) => ({
    items: [await readCustomer(db, params.id)],
    numItems: 1,
  })),
  on(calls.listCustomerOrders, async ({ db }, { params, query }) => {
    const { _id } = await readCustomer(db, params.id)
    return findCustomerOrders(db, { customer: _id, cursor: query.cursor, is_open: query.is_open })
  }),
  on(calls.blockCustomer, async ({ change }, { params, body }) => ({
    items: await change((unit) => blockCustomer(unit, { ...params, ...body })),
    numItems: 1,
  })),
  on(calls.checkVatId, async ({ change, db }, { params }) => {
    const { _id: id } = await readCustomer(db, params.id)
    await change((unit) => askAgain(unit, id))
    return { items: [await readCustomer(db, id)], numItems: 1 }
  }),
  on(calls.mergeCustomers, async (context, { params, body: { other, ...body } }) => {
    await readCustomer(context.db, params.id)
    return mergePersons(context, { from: other, into: params.id, ...body })
  }),
  on(calls.eraseCustomer, async (context, { params, body }) => {
    const { _id } = await readCustomer(context.db, params.id)
    return erasePerson(context, holders, { id: _id, isDryRun: body.dryRun })
  }),
  on(calls.exportCustomer, async (context, { params, query }) => {
    const { _id } = await readCustomer(context.db, params.id)
    return sendPersonExport(context, holders, { id: _id, ...query })
  }),
]

/** After a merge both ids answer with the one who stayed. */
async function readCustomer(db: Db, id: string): Promise<Customer> {
  const [found] = await customerResource.read(db, [await resolvePerson(db, id)])
  if (!found) throw failures.notFound()
  return found
}
