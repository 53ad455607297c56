import type { ColumnType } from 'kysely'
import type { Role } from '#kernel/access/roles.ts'
import type { Json, KernelTables, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { UserData } from '../accounts/person.ts'

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
  last_login_at: MomentOrNull
  last_active_at: MomentOrNull
  two_factor_enabled: WithDefault<boolean>
  user_data: ColumnType<Partial<UserData>, string | undefined, string>
  version: WithDefault<number>
  created_at: Moment
  customer_number: number | null
  verified_at: MomentOrNull
  invited_at: MomentOrNull
  /** Came in by a link that staff handed over, before the address was confirmed. */
  admitted_at: MomentOrNull
  erased_at: MomentOrNull
  reset_requested_at: MomentOrNull
  /** What staff know of the person; never shown to them on the site, but part of their export. */
  notes: WithDefault<string>
  /** Encrypted at rest. */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>
  /** A secret that was shown but not yet proved with a code; encrypted too. */
  totp_pending: ColumnType<string | null, string | null | undefined, string | null>
  /** The last time step a code was taken for: each code is good once. */
  totp_last_step: WithDefault<number>
  passkey_user_id: ColumnType<string | null, string | null | undefined, string | null>
}

export type KeyKind =
  | 'verify'
  | 'reset-password'
  | 'reset-second-factor'
  | 'invite'
  /** The same way in, handed over by staff instead of mailed: it proves no address. */
  | 'handed-invite'
  | 'new-handle'

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
    used_at: MomentOrNull
  }
  recovery_codes: { user_id: string; code_hash: Buffer; used_at: MomentOrNull }
  passkeys: {
    id: string
    user_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    is_backed_up: WithDefault<boolean>
    created_at: Moment
    last_used_at: MomentOrNull
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
    withdrawn_at: MomentOrNull
  }
}
