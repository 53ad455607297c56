import { countryName } from '#kernel/i18n/countries.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Address } from '#modules/auth/accounts/person.ts'
import type { AddressBook } from '../address.calls.ts'

/** As it would stand on a letter; a company comes before the person there. */
export function addressLines(address: Omit<Address, 'uuid'>, lang: Lang): string[] {
  const { title, first_name, last_name, company, zip, city, country, phone } = address
  const person = [title, first_name, last_name].filter(Boolean).join(' ')
  const lines = [
    company,
    person,
    address.address,
    `${zip} ${city}`,
    country === 'DE' ? '' : countryName(country, lang),
    phone,
  ]
  return lines.filter(Boolean)
}

/** What an address is the default for. */
export function purposesOf(
  { uuid }: Pick<Address, 'uuid'>,
  book: Omit<AddressBook, 'addresses'>,
): ('shipping' | 'invoice')[] {
  const purposes = ['shipping', 'invoice'] as const
  return purposes.filter((purpose) => book[`default_${purpose}_address`] === uuid)
}
