import type { ColumnType } from 'kysely'
import type { Role } from '#kernel/access/roles.ts'
import type { Json, KernelTables } from '#kernel/server/kernel-tables.ts'
import type { UserData } from '../accounts/person.ts'

type Moment = ColumnType<Date, Date | string | undefined, Date | string>
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type WithDefault<T> = ColumnType<T, T | undefined, T>

export type UsersTable = {
  id: string
  handle: string
  username: string
  name: string
  roles: Role[]
  lang: WithDefault<'de' | 'en'>
  password_hash: string | null
  must_change_password: WithDefault<boolean>
  is_builtin: WithDefault<boolean>
  is_blocked: WithDefault<boolean>
  failed_logins: WithDefault<number>
  last_login_at: MaybeMoment
  last_active_at: MaybeMoment
  two_factor_enabled: WithDefault<boolean>
  user_data: ColumnType<Partial<UserData>, string | undefined, string>
  version: WithDefault<number>
  created_at: Moment
  /** bigint: the driver gives a string. */
  customer_number: ColumnType<string | null, string | null | undefined, string | null>
  verified_at: MaybeMoment
  invited_at: MaybeMoment
  erased_at: MaybeMoment
  reset_requested_at: MaybeMoment
  /** What staff know of the person; never shown to them on the site, but part of their export. */
  notes: WithDefault<string>
  /** Encrypted at rest. */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>
  /** A secret that was shown but not yet proved with a code; encrypted too. */
  totp_pending: ColumnType<string | null, string | null | undefined, string | null>
  /** The last time step a code was taken for: each code is good once. */
  totp_last_step: ColumnType<string, string | undefined, string | number>
  passkey_user_id: ColumnType<string | null, string | null | undefined, string | null>
}

export type KeyKind = 'verify' | 'reset-password' | 'reset-second-factor' | 'invite' | 'new-handle'

export type AuthTables = KernelTables & {
  users: UsersTable
  auth_keys: {
    id: string
    kind: KeyKind
    user_id: string
    key_hash: Buffer
    data: Json<Record<string, unknown>>
    created_at: Moment
    expires_at: Date
    used_at: MaybeMoment
  }
  recovery_codes: { user_id: string; code_hash: Buffer; used_at: MaybeMoment }
  passkeys: {
    id: string
    user_id: string
    public_key: Buffer
    counter: ColumnType<string, string | number, string | number>
    transports: string[]
    name: string
    is_backed_up: WithDefault<boolean>
    created_at: Moment
    last_used_at: MaybeMoment
  }
  passkey_challenges: {
    id: string
    challenge: string
    user_id: string | null
    purpose: 'register' | 'second-factor' | 'sign-in' | 'step-up'
    expires_at: Date
  }
  outside_accounts: { issuer: string; subject: string; user_id: string; created_at: Moment }
  known_devices: {
    user_id: string
    device_hash: Buffer
    first_seen_at: Moment
    last_seen_at: Moment
  }
  user_consents: {
    id: string
    user_id: string
    kind: string
    wording: string
    given_at: Moment
    withdrawn_at: MaybeMoment
  }
}
