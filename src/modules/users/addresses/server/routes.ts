import { uuidv7 } from 'uuidv7'
import { routesOf } from '#kernel/server/route.ts'
import type { UsersTables } from '../../server/tables.ts'
import * as contract from '../address.calls.ts'
import { added, changed, removed, withDefault } from './address-book.ts'
import { changeAddresses, readAddresses } from './change-addresses.ts'

const on = routesOf<UsersTables>()

export const addressRoutes = [
  on(contract.listAddresses, async (context, { query }) => readAddresses(context, query.user)),
  on(contract.createAddress, async (context, { body: { user, ...given } }) => {
    const uuid = uuidv7()
    const book = await changeAddresses(context, user, (before) => added(before, uuid, given))
    return { ...book, uuid }
  }),
  on(contract.updateAddress, async (context, { body: { user, revision, ...given } }) =>
    changeAddresses(context, user, (book) => changed(book, given, revision)),
  ),
  on(contract.setDefaultAddress, async (context, { body: { user, uuid, purpose } }) =>
    changeAddresses(context, user, (book) => withDefault(book, uuid, purpose)),
  ),
  on(contract.deleteAddress, async (context, { query: { user, uuid } }) =>
    changeAddresses(context, user, (book) => removed(book, uuid)),
  ),
  on(contract.deleteAddressById, async (context, { params, query }) =>
    changeAddresses(context, query.user, (book) => removed(book, params.id)),
  ),
]
