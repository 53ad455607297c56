import { failures } from '#kernel/server/app-error.ts'
import { EMPTY_USER_DATA, type UserData } from '#modules/auth/accounts/person.ts'
import { bookOf, removed } from '../addresses/server/address-book.ts'
import { mustReach, type UsersChange } from './guard.ts'
import { lockPeople, type UserRow } from './queries.ts'

export { tellOfExport } from '../people/server/tell-of-acts.ts'
export { changeOrTry, eraseSomebody } from '../personal-data/server/erase-person.ts'
export { makeExport, sendExport } from '../personal-data/server/export-person.ts'
export { forgetMentions } from '../personal-data/server/forget-mentions.ts'
export {
  identify,
  type PersonalDataModules,
  personalDataModulesAmong,
  sharesOf,
} from '../personal-data/server/personal-data-modules.ts'
export { mustReachAccount } from './guard.ts'

/** What an account and its person both say. */
type SharedProfile = Pick<
  UserData,
  'title' | 'first_name' | 'last_name' | 'company' | 'contacts' | 'addresses'
> & { lang: 'de' | 'en' }

/**
 * Writes what was changed on the person of an account into the account. Nobody reaches an account
 * above the own this way either.
 */
export async function changeSharedProfile(
  change: UsersChange,
  id: string,
  { lang, ...shared }: SharedProfile,
): Promise<void> {
  const [row] = await lockPeople(change.db, [id])
  if (!row) throw failures.notFound()
  mustReach(change.scope.user, row)
  mustKeepDefaults(row, shared.addresses)
  const before = { name: row.name, username: row.username, lang: row.lang, userData: row.user_data }
  const userData = { ...row.user_data, ...shared }
  const name = shownAfter(row, shared)
  await change.db
    .updateTable('users')
    .set({ name, lang, user_data: JSON.stringify(userData), version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  const after = { name, username: row.username, lang, userData }
  await change.audit({ noun: 'user', id, action: 'profile', before, after })
}

/** A default stays until another address takes its place (specification, section 5). */
function mustKeepDefaults({ user_data }: UserRow, addresses: UserData['addresses']): void {
  const book = bookOf(user_data)
  const isKept = (uuid: string) => addresses.some((address) => address.uuid === uuid)
  for (const { uuid } of book.addresses) if (!isKept(uuid)) removed(book, uuid)
}

type Names = Pick<UserData, 'first_name' | 'last_name'>

/** The shown name follows the names of the person, unless its owner chose another. */
function shownAfter({ name, user_data }: UserRow, after: Names): string {
  const was = joined({ ...EMPTY_USER_DATA, ...user_data })
  const isChosen = name !== '' && was !== '' && name !== was
  return isChosen && joined(after) !== '' ? name : joined(after).slice(0, 120)
}

function joined({ first_name, last_name }: Names): string {
  return [first_name, last_name].filter(Boolean).join(' ')
}

/** As demo content and the history name accounts. */
export { USER_NOUN } from './remove-demo.ts'
