import { z } from 'zod'
import { signedIn } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'
import { Address, NewAddress } from '#modules/auth/accounts/person.ts'

const ALL = '/api/v0/address/'

/** `user` names another account; only staff who may edit users can use it. Absent: the own one. */
const whose = { user: Id.optional() }

/** `revision` changes with every change of the address; a write carries the one it was read at. */
const Revision = z.string().regex(/^[0-9a-f]{16}$/)
export const AddressItem = Address.extend({ revision: Revision })
export type AddressItem = z.infer<typeof AddressItem>

export const AddressBook = z.object({
  addresses: z.array(AddressItem),
  /** The uuid of an address, or empty while there is none. */
  default_shipping_address: z.string(),
  default_invoice_address: z.string(),
})
export type AddressBook = z.infer<typeof AddressBook>

export const listAddresses = endpoint({
  method: 'GET',
  path: ALL,
  access: signedIn,
  narrows: true,
  query: z.strictObject(whose),
  reply: AddressBook,
  summary: 'The address book of an account with its defaults',
})

/** The first address becomes both defaults. */
export const createAddress = endpoint({
  method: 'POST',
  path: ALL,
  access: signedIn,
  narrows: true,
  body: NewAddress.extend(whose),
  reply: AddressBook.extend({ uuid: Id }),
  summary: 'Adds an address; answers its uuid',
})

export const updateAddress = endpoint({
  method: 'PUT',
  path: ALL,
  access: signedIn,
  narrows: true,
  body: AddressItem.extend(whose),
  reply: AddressBook,
  summary: 'Changes an address',
})

export const setDefaultAddress = endpoint({
  method: 'POST',
  path: '/api/v0/address/default',
  access: signedIn,
  narrows: true,
  body: z.strictObject({ uuid: Id, purpose: z.enum(['shipping', 'invoice', 'both']), ...whose }),
  reply: AddressBook,
  summary: 'Makes an address the default for deliveries, invoices or both',
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: ALL,
  access: signedIn,
  narrows: true,
  query: z.strictObject({ uuid: Id, ...whose }),
  reply: AddressBook,
  summary: 'Removes an address that is no default',
})

export const deleteAddressById = endpoint({
  method: 'DELETE',
  path: '/api/v0/address/:id',
  access: signedIn,
  narrows: true,
  params: z.object({ id: Id }),
  query: z.strictObject(whose),
  reply: AddressBook,
  summary: 'Removes an address that is no default',
})
