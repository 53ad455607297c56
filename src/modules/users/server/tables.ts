import type { GeneratedAlways } from 'kysely'
import type { AuthTables, UsersTable } from '#modules/auth/server/tables.ts'
import type { AccountStatus } from '../people/user.ts'

/** Worked out by the database from the rest of the row. */
type Derived = {
  account_status: GeneratedAlways<AccountStatus>
  /** Neither built-in nor internal nor erased. */
  is_listed: GeneratedAlways<boolean>
  sort_name: GeneratedAlways<string>
}

export type UsersTables = Omit<AuthTables, 'users'> & {
  users: UsersTable & Derived
  user_search: { user_id: string; words: string }
  user_words: { word: string }
  /** Names of people who were erased, until they are gone from what others were told of them. */
  forgotten_names: { id: string; names: string[] }
}
