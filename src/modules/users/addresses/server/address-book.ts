import { createHash } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { Lang } from '#kernel/i18n/messages.ts'
import { validationMessage } from '#kernel/i18n/validation.ts'
import { failures } from '#kernel/server/app-error.ts'
import {
  type Address,
  type ChangedData,
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

type WholeBook = Pick<ChangedData, 'addresses' | 'shop'>

/** The book as somebody wrote it whole, under the same rules as one change after the other. */
export function rewritten(before: Book, wanted: WholeBook, lang: Lang): Book {
  const addresses = wanted.addresses
    ? wanted.addresses.map((given) => ({ ...given, uuid: given.uuid ?? uuidv7() }))
    : before.addresses
  if (addresses.length > MAX_ADDRESSES) throw addressFailures.tooMany()
  const known = before.addresses.map(({ uuid }) => uuid)
  const stranger = wanted.addresses?.findIndex(({ uuid }) => uuid && !known.includes(uuid)) ?? -1
  if (stranger >= 0) throw noSuch(`addresses.${stranger}.uuid`, lang)
  const uuids = addresses.map(({ uuid }) => uuid)
  if (new Set(uuids).size < uuids.length) throw noSuch('addresses', lang, 'double')
  const defaultOf = (name: keyof Book['shop']) => {
    const chosen = wanted.shop?.[name] || ''
    if (chosen && !uuids.includes(chosen)) throw noSuch(`shop.${name}`, lang)
    return chosen || before.shop[name] || (uuids[0] ?? '')
  }
  const shop = {
    default_shipping_address: defaultOf('default_shipping_address'),
    default_invoice_address: defaultOf('default_invoice_address'),
  }
  for (const uuid of known) if (!uuids.includes(uuid)) removed({ ...before, shop }, uuid)
  return { addresses, shop }
}

function noSuch(field: string, lang: Lang, code = 'reference') {
  return failures.invalid({ fields: { [`userData.${field}`]: validationMessage(code, lang) } })
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
