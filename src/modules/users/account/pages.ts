import { sitePage } from '#kernel/site/page.ts'
import type { Passkey } from '#modules/auth/passkeys/passkey.calls.ts'
import type { OwnSession } from '#modules/auth/sessions/session.calls.ts'
import type { AddressBook } from '../addresses/address.calls.ts'
import type { ErasureReport } from '../people/person.calls.ts'

type Words = Readonly<Record<string, string>>

/** A plain form as it is shown, by the names of its fields. Passwords and codes are never in it. */
export type AccountForm = {
  typed: Words
  faults: Words
  /** What is wrong with the form as a whole, as a finished sentence; empty when nothing is. */
  error: string
  /** What somebody else has saved in the meantime, where it differs from what was typed. */
  stored: Words
}

export const EMPTY_FORM: AccountForm = { typed: {}, faults: {}, error: '', stored: {} }

/** What has just been done; the address carries it over the redirect. */
export const DONE = [
  'profile',
  'email',
  'address_added',
  'address_saved',
  'address_removed',
  'default_set',
  'password',
  'factor_off',
  'app_changed',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'session_ended',
  'others_ended',
] as const
export type Done = (typeof DONE)[number]
type WithDone = { done: Done | null }

/** What an account still lacks; the overview says so. */
export type Missing = 'name' | 'address' | 'verification' | 'second_factor'

export type OverviewData = {
  name: string
  handle: string
  customerNumber: number | null
  since: string
  addresses: number
  missing: readonly Missing[]
}

export type ProfileData = WithDone & {
  handle: string
  /** Built-in accounts keep their handle. */
  mayMove: boolean
  profile: AccountForm
  contacts: number
  email: AccountForm
}

export type AddressesData = WithDone & {
  book: AddressBook
  /** Why the address of this uuid could not be removed. */
  fault: { uuid: string; text: string } | null
}

/** `uuid` is null for an address that is not there yet. */
export type AddressFormData = { uuid: string | null; form: AccountForm }

export type FactorState = {
  isEnabled: boolean
  hasApp: boolean
  /** One of the person's roles asks for it. */
  isRequired: boolean
  codesLeft: number
}

export type SecurityData = WithDone & {
  handle: string
  hasPassword: boolean
  password: AccountForm
  factor: FactorState
  sessions: readonly OwnSession[]
  passkeys: readonly Passkey[]
  /** This website can have passkeys, and there is room for one more. */
  mayAddPasskey: boolean
  asksPassword: boolean
  /** There is a provider this account can be connected to. */
  hasProvider: boolean
  /** What is wrong with the form of one passkey. */
  passkeyFault: { id: string; text: string } | null
}

export type FactorData =
  | {
      step: 'state'
      factor: FactorState
      hasPassword: boolean
      begin: AccountForm
      renew: AccountForm
      off: AccountForm
    }
  /** `qr` is the text of an SVG. */
  | { step: 'scan'; secret: string; qr: string; form: AccountForm }
  | { step: 'codes'; codes: readonly string[]; isRenewed: boolean }

export type OwnData =
  | {
      step: 'data'
      consents: readonly { _id: string; wording: string; given: string; withdrawn: string | null }[]
      mayErase: boolean
      hasPassword: boolean
      hasSecondFactor: boolean
      erase: AccountForm
    }
  | { step: 'gone'; kept: ErasureReport['kept'] }

export const accountPage = sitePage<OverviewData>({
  name: 'account',
  path: { de: '/account', en: '/en/account' },
  cache: 'private',
})

export const profilePage = sitePage<ProfileData>({
  name: 'account-profile',
  path: { de: '/account/profile', en: '/en/account/profile' },
  cache: 'private',
  query: ['done'],
})

export const addressesPage = sitePage<AddressesData>({
  name: 'account-addresses',
  path: { de: '/account/addresses', en: '/en/account/addresses' },
  cache: 'private',
  query: ['done'],
})

export const addAddressPage = sitePage<AddressFormData>({
  name: 'account-addresses-add',
  path: { de: '/account/addresses/add', en: '/en/account/addresses/add' },
  cache: 'private',
})

export const editAddressPage = sitePage<AddressFormData>({
  name: 'account-addresses-edit',
  path: { de: '/account/addresses/:id', en: '/en/account/addresses/:id' },
  cache: 'private',
})

export const securityPage = sitePage<SecurityData>({
  name: 'account-security',
  path: { de: '/account/security', en: '/en/account/security' },
  cache: 'private',
  query: ['done'],
})

export const factorPage = sitePage<FactorData>({
  name: 'account-second-factor',
  path: { de: '/account/security/second-factor', en: '/en/account/security/second-factor' },
  cache: 'private',
})

export const dataPage = sitePage<OwnData>({
  name: 'account-data',
  path: { de: '/account/data', en: '/en/account/data' },
  cache: 'private',
})
