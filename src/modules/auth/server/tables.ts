import type { ColumnType } from 'kysely'
import type { Role } from '#kernel/access/roles.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'

type Moment = ColumnType<Date, Date | string | undefined, Date | string>

export type UsersTable = {
  id: string
  handle: string
  username: string
  name: string
  roles: Role[]
  lang: ColumnType<'de' | 'en', 'de' | 'en' | undefined>
  password_hash: string | null
  must_change_password: ColumnType<boolean, boolean | undefined>
  is_builtin: ColumnType<boolean, boolean | undefined>
  is_blocked: ColumnType<boolean, boolean | undefined>
  failed_logins: ColumnType<number, number | undefined>
  last_login_at: Moment | null
  last_active_at: Moment | null
  two_factor_enabled: ColumnType<boolean, boolean | undefined>
  user_data: ColumnType<Record<string, unknown>, string | undefined, string>
  version: ColumnType<number, number | undefined>
  created_at: Moment
}

export type AuthTables = KernelTables & { users: UsersTable }
