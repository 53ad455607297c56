import type { z } from 'zod'
import type { ListAnswer, ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { ProfileData, UserData } from '#modules/auth/accounts/person.ts'
import { getDataUserBrowser, readUser, type StaffChange, updateUserById } from '../user.calls.ts'
import type { UserItem, UserQuery, UserRecord } from '../user.ts'

/** What of `userData` a form edits, beside the other fields instead of below them. */
export type Profile = Pick<UserData, 'title' | 'first_name' | 'last_name' | 'company' | 'contacts'>
/** An account of the list, or one that was opened and is known in full. */
export type Person = UserItem & Profile & { notes?: string }
export type PersonQuery = z.input<typeof UserQuery>
export type PersonDraft = Profile &
  Pick<UserRecord, 'name' | 'username' | 'lang' | 'roles' | 'notes'>

export async function findPeople(ask: ListAsk<PersonQuery>): Promise<ListAnswer<Person>> {
  const { filters, ...paging } = ask
  const reply = await call(getDataUserBrowser, { body: { ...filters, ...paging } })
  const { auth, numItems, numItemsExact = true, next } = reply
  return { rows: auth.map(toPerson), total: numItems, isExact: numItemsExact, next }
}

export async function loadPerson(id: string): Promise<Person> {
  const { items } = await call(readUser, { params: { id } })
  return toPerson(only(items))
}

export async function savePerson(ask: SaveAsk<Person, PersonDraft>): Promise<Person> {
  const { id = '', version = 1, changes } = ask
  const body = { ...toChange(changes), version }
  return withPlainFaults(async () =>
    toPerson(only(await call(updateUserById, { params: { id }, body }))),
  )
}

export function toPerson<U extends { userData: UserData }>(user: U): U & Profile {
  const { title, first_name, last_name, company, contacts } = user.userData
  return { ...user, title, first_name, last_name, company, contacts }
}

/** The fields of the form as the wire wants them: the profile below `userData`. */
export function toChange(changes: Partial<PersonDraft>): StaffChange {
  const { title, first_name, last_name, company, contacts, ...rest } = changes
  const userData: ProfileData = { title, first_name, last_name, company, contacts }
  const isTouched = Object.values(userData).some((value) => value !== undefined)
  return isTouched ? { ...rest, userData } : rest
}

/** What the server says of `userData.contacts.0.value` belongs to `contacts.0.value` of the form. */
export async function withPlainFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { message, code, status, details } = error
    throw new CallError({ message, code, status, fields: plainNames(error.fields), details })
  }
}

function plainNames(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, words]) => [path.replace(/^userData\./, ''), words]),
  )
}

export function only<T>(items: readonly T[]): T {
  const [item] = items
  if (!item) throw new Error('The server answered without an account')
  return item
}
