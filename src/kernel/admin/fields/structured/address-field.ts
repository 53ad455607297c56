import { Phone } from '#kernel/contract/fields.ts'
import { countryName } from '#kernel/i18n/countries.ts'
import { type Fault, type Field, type FieldOptions, makeField } from '../field.ts'

export type Address = {
  type: string
  title: string
  first_name: string
  last_name: string
  address: string
  zip: string
  city: string
  country: string
  phone: string
}
export type AddressPart = keyof Address

export type AddressField<A = Address> = Field<A> & { types: readonly AddressType[] }
type AddressType = 'person' | 'company' | 'shipping' | 'invoice'

/** Valid only when all of these are there (specification, section 5). */
const NEEDED = [
  'type',
  'first_name',
  'last_name',
  'address',
  'city',
  'zip',
  'country',
] as const satisfies readonly AddressPart[]

const EMPTY: Address = {
  type: 'person',
  title: '',
  first_name: '',
  last_name: '',
  address: '',
  zip: '',
  city: '',
  country: 'DE',
  phone: '',
}

/** A postal address; parts the engine does not know (such as `uuid`) stay untouched. */
export function address<A extends Partial<Address> = Address>(
  options: FieldOptions & { types?: readonly AddressType[] } = {},
): AddressField<A> {
  const { types = ['person', 'company'], required = false } = options
  const empty = { ...EMPTY, type: types[0] ?? 'person' }
  const base = makeField<A>(
    'address',
    {
      empty: empty as unknown as A,
      faults: (value) => addressFaults(value, required),
      plain: (value, { lang }) => oneLine(value, lang),
    },
    options,
  )
  return { ...base, types }
}

/** Nobody has begun to fill it in. */
function isBlankAddress(value: Partial<Address>): boolean {
  const { first_name, last_name, address: street, zip, city, phone } = value
  return ![first_name, last_name, street, zip, city, phone].some((part) => part?.trim())
}

function addressFaults(value: Partial<Address>, isRequired: boolean): Fault[] {
  if (!isRequired && isBlankAddress(value)) return []
  const missing = NEEDED.filter((part) => !value[part]?.trim())
  const faults: Fault[] = missing.map((path) => ({ path, key: 'required' }))
  const isPhoneFine = !value.phone || Phone.safeParse(value.phone).success
  return isPhoneFine ? faults : [...faults, { path: 'phone', key: 'phone' }]
}

function oneLine(value: Partial<Address>, lang: 'de' | 'en'): string {
  if (isBlankAddress(value)) return ''
  const name = [value.title, value.first_name, value.last_name].filter(Boolean).join(' ')
  const town = [value.zip, value.city].filter(Boolean).join(' ')
  const country = value.country ? countryName(value.country, lang) : ''
  return [name, value.address, town, country].filter(Boolean).join(', ')
}
