import { uuidv7 } from 'uuidv7'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { SignupDraft } from '../../sign-up/sign-up.calls.ts'
import { type Address, EMPTY_USER_DATA, type NewAddress, type UserData } from '../person.ts'

type PersonInput = Pick<SignupDraft, 'userData' | 'alternate_shipping_address'>

/**
 * What a sign-up tells, as it is kept. The first address is where everything goes; a second one for
 * parcels becomes the default for those.
 */
export function userDataOf({ userData, alternate_shipping_address }: PersonInput): UserData {
  const { addresses: given, ...profile } = userData
  const own = given.map(withUuid)
  const other = alternate_shipping_address ? [withUuid(alternate_shipping_address)] : []
  const addresses = [...own, ...other]
  return {
    ...EMPTY_USER_DATA,
    ...profile,
    addresses,
    shop: {
      default_invoice_address: addresses.at(0)?.uuid ?? '',
      default_shipping_address: addresses.at(-1)?.uuid ?? '',
    },
  }
}

/** What the person is called in lists and greetings. */
function nameOf({ first_name, last_name, company }: UserData): string {
  return [first_name, last_name].filter(Boolean).join(' ') || company
}

export type NewAccount = {
  id: string
  handle: string
  lang: Lang
  passwordHash: string
  data: UserData
  customerNumber: number
}

/** The row of an account that signed up: a `user`, unverified, whatever the body said. */
export function accountRow(account: NewAccount) {
  return {
    id: account.id,
    handle: account.handle,
    username: '',
    name: nameOf(account.data),
    roles: ['user' as const],
    lang: account.lang,
    password_hash: account.passwordHash,
    user_data: JSON.stringify(account.data),
    customer_number: account.customerNumber,
  }
}

function withUuid(address: NewAddress): Address {
  return { uuid: uuidv7(), ...address }
}
