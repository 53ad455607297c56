import { createHash } from 'node:crypto'
import { failures } from '#kernel/server/app-error.ts'
import {
  type Address,
  EMPTY_USER_DATA,
  MAX_ADDRESSES,
  type NewAddress,
  type UserData,
} from '#modules/auth/accounts/person.ts'
import { addressFailures } from '../../errors.ts'
import type { AddressBook } from '../address.calls.ts'

/** The two parts of a person's data an address book consists of. */
export type Book = Pick<UserData, 'addresses' | 'shop'>
type Purpose = 'shipping' | 'invoice' | 'both'

export function bookOf(data: Partial<UserData>): Book {
  const { addresses, shop } = { ...EMPTY_USER_DATA, ...data }
  return { addresses, shop }
}

export function toAddressBook({ addresses, shop }: Book): AddressBook {
  return {
    addresses: addresses.map((address) => ({ ...address, revision: revisionOf(address) })),
    ...shop,
  }
}

/** The first address becomes both defaults. */
export function added(book: Book, uuid: string, given: NewAddress): Book {
  if (book.addresses.length >= MAX_ADDRESSES) throw addressFailures.tooMany()
  const addresses = [...book.addresses, { ...given, uuid }]
  const { default_shipping_address, default_invoice_address } = book.shop
  return {
    addresses,
    shop: {
      default_shipping_address: default_shipping_address || uuid,
      default_invoice_address: default_invoice_address || uuid,
    },
  }
}

export function changed(book: Book, given: Address, revision: string): Book {
  const before = mustHold(book, given.uuid)
  if (revisionOf(before) !== revision)
    throw failures.stale({ current: { ...before, revision: revisionOf(before) } })
  const addresses = book.addresses.map((address) => (address.uuid === given.uuid ? given : address))
  return { ...book, addresses }
}

export function withDefault(book: Book, uuid: string, purpose: Purpose): Book {
  mustHold(book, uuid)
  const shop = { ...book.shop }
  if (purpose !== 'invoice') shop.default_shipping_address = uuid
  if (purpose !== 'shipping') shop.default_invoice_address = uuid
  return { ...book, shop }
}

/** A default stays until another address takes its place (specification, section 5). */
export function removed(book: Book, uuid: string): Book {
  mustHold(book, uuid)
  const isShipping = book.shop.default_shipping_address === uuid
  const isInvoice = book.shop.default_invoice_address === uuid
  if (isShipping && isInvoice) throw addressFailures.defaultBoth()
  if (isShipping) throw addressFailures.defaultShipping()
  if (isInvoice) throw addressFailures.defaultInvoice()
  return { ...book, addresses: book.addresses.filter((address) => address.uuid !== uuid) }
}

function mustHold({ addresses }: Book, uuid: string): Address {
  const address = addresses.find((one) => one.uuid === uuid)
  if (!address) throw failures.notFound()
  return address
}

/** The same content has the same revision, in whatever order its parts were stored. */
function revisionOf(address: Address): string {
  const parts = Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
