import type { UserRow } from '../../accounts/server/queries.ts'

/** What others know of a person, and what a password must therefore not be made of. */
export function ownWords({ handle, username, name, user_data }: UserRow): string[] {
  const { first_name = '', last_name = '', company = '' } = user_data
  return [handle, username, name, first_name, last_name, company].filter(Boolean)
}
