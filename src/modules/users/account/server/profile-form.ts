import type { z } from 'zod'
import { Lang } from '#kernel/contract/fields.ts'
import type { Lang as Language } from '#kernel/i18n/messages.ts'
import { AppError, failures } from '#kernel/server/app-error.ts'
import { EMPTY_USER_DATA, ProfileData, type UserData } from '#modules/auth/accounts/person.ts'
import type { UserRow } from '../../server/queries.ts'
import type { AccountForm } from '../pages.ts'
import { contactName, MAX_CONTACTS, PROFILE_FIELDS } from '../profile-fields.ts'
import { type Fields, parseForm, pick } from './account-form.ts'

type Row = Pick<UserRow, 'user_data' | 'lang' | 'version'>

const Profile = ProfileData.extend({ lang: Lang }).required({
  first_name: true,
  last_name: true,
  company: true,
})
type Profile = z.output<typeof Profile>

/** The stored profile in the names of the form; `version` goes along unseen. */
export function typedFrom({ user_data, lang, version }: Row): AccountForm['typed'] {
  const data = { ...EMPTY_USER_DATA, ...user_data }
  const contacts = data.contacts.flatMap(({ kind, label, value }, at) => [
    [contactName(at, 'kind'), kind],
    [contactName(at, 'label'), label],
    [contactName(at, 'value'), value],
  ])
  const { title, first_name, last_name, company } = data
  const plain = { title, first_name, last_name, company, lang, version: String(version) }
  return { ...plain, ...Object.fromEntries(contacts) }
}

export function typedIn(fields: Fields): AccountForm['typed'] {
  const rows = Array.from({ length: rowsIn(fields) }, (_, at) => at)
  const names = rows.flatMap((at) => [
    contactName(at, 'kind'),
    contactName(at, 'label'),
    contactName(at, 'value'),
  ])
  return { ...pick(fields, PROFILE_FIELDS), ...pick(fields, names), ...pick(fields, ['version']) }
}

/** How many lines of contacts the form had. */
export function rowsIn(fields: Fields): number {
  const at = Array.from({ length: MAX_CONTACTS }, (_, row) => row)
  return at.filter((row) => fields[contactName(row, 'value')] !== undefined).length
}

/** Raises 400 with the faults beside the fields of the form. */
export function profileOf(fields: Fields, lang: Language): Profile {
  const typed = typedIn(fields)
  const rows = Array.from({ length: rowsIn(fields) }, (_, at) => at).filter(
    (at) => typed[contactName(at, 'value')] !== '',
  )
  const contacts = rows.map((at) => {
    const kind = typed[contactName(at, 'kind')] ?? ''
    const value = typed[contactName(at, 'value')] ?? ''
    return { kind, label: typed[contactName(at, 'label')] ?? '', value: tidy(kind, value) }
  })
  try {
    return parseForm(Profile, { ...pick(fields, PROFILE_FIELDS), contacts }, lang)
  } catch (error) {
    throw error instanceof AppError ? besideRows(error, rows) : error
  }
}

/** What a person is called in lists and greetings follows the profile, unless they chose a name. */
export function nameAfter(row: Pick<UserRow, 'name' | 'user_data'>, profile: Profile): string {
  const isOwnChoice = row.name !== '' && row.name !== nameOf(row.user_data)
  return isOwnChoice ? row.name : nameOf(profile)
}

function nameOf({ first_name, last_name, company = '' }: Partial<UserData>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || company
}

/** Numbers as people write them, websites without their beginning. */
function tidy(kind: string, value: string): string {
  if (kind === 'email') return value
  if (kind === 'web') return /^https?:\/\//i.test(value) ? value : `https://${value}`
  return value.replace(/[\s()/-]/g, '').replace(/^00/, '+')
}

/** `contacts.0.value` is the first line that was filled in. */
function besideRows(error: AppError, rows: readonly number[]): AppError {
  const { fields = {} } = error.details
  const pairs = Object.entries(fields ?? {}).map(([path, text]) => {
    const [, at = '', part = 'value'] = path.split('.')
    const row = path.startsWith('contacts.') ? rows[Number(at)] : undefined
    return [row === undefined ? path : contactName(row, part), text]
  })
  return failures.invalid({ fields: Object.fromEntries(pairs) })
}
