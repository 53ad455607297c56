import { describe, expect, test } from 'vitest'
import { EMPTY_USER_DATA, type NewAddress } from '#modules/auth/accounts/person.ts'
import { added, type Book, bookOf, removed, toAddressBook, withDefault } from './address-book.ts'

const HOME: NewAddress = {
  type: 'person',
  title: '',
  first_name: 'Anna',
  last_name: 'Berg',
  company: '',
  address: 'Am Markt 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
}
const two = added(added(bookOf({}), 'a', HOME), 'b', HOME)

test('an account without data has an empty address book', () => {
  expect(toAddressBook(bookOf({}))).toEqual({ addresses: [], ...EMPTY_USER_DATA.shop })
})

test('the first address becomes both defaults, the second none', () => {
  expect(two.shop).toEqual({ default_shipping_address: 'a', default_invoice_address: 'a' })
})

describe('a default cannot be removed', () => {
  const message = (book: Book, uuid: string) => {
    try {
      removed(book, uuid)
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
    return 'removed'
  }

  test('the three messages name which default it is', () => {
    expect(message(two, 'a')).toBe('cant remove default address')
    const split = withDefault(two, 'b', 'shipping')
    expect(message(split, 'a')).toBe('cant remove default invoice address')
    expect(message(split, 'b')).toBe('cant remove default shipping address')
    expect(message(withDefault(two, 'b', 'both'), 'a')).toBe('removed')
  })
})

test('a revision depends on the content alone', () => {
  const [first] = toAddressBook(bookOf({ addresses: [{ uuid: 'a', ...HOME }] })).addresses
  const [second] = toAddressBook(bookOf({ addresses: [{ ...HOME, uuid: 'a' }] })).addresses
  const [third] = toAddressBook(
    bookOf({ addresses: [{ ...HOME, uuid: 'a', city: 'Köln' }] }),
  ).addresses
  expect(first?.revision).toBe(second?.revision)
  expect(third?.revision).not.toBe(first?.revision)
})
