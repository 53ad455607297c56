import { GUEST, type Limit, type Principal } from '#kernel/access/roles.ts'
import type { User } from '../../contract.ts'
import { EMPTY_USER_DATA } from '../person.ts'
import type { UserRow } from './queries.ts'

type Session = { actedBy?: Principal['actedBy']; limited?: Limit | null }

/** The account as its owner sees it, in the session that asks. */
export function toUser(row: UserRow, { actedBy, limited }: Session = {}): User {
  return {
    _id: row.id,
    handle: row.handle,
    username: row.username,
    name: row.name,
    roles: row.roles,
    lang: row.lang,
    last_active: row.last_active_at?.toISOString() ?? null,
    lastLogin: row.last_login_at?.toISOString() ?? null,
    failedLogins: row.failed_logins,
    two_factor: { enabled: row.two_factor_enabled },
    userData: { ...EMPTY_USER_DATA, ...row.user_data },
    reset_requested: row.reset_requested_at !== null,
    acted_by: actedBy ?? null,
    must_change_password: row.must_change_password,
    must_set_second_factor: limited === 'second-factor-setup',
  }
}

export function toGuest(): User {
  return {
    _id: GUEST.id,
    handle: GUEST.handle,
    username: '',
    name: '',
    roles: ['guest'],
    lang: 'de',
    last_active: null,
    lastLogin: null,
    failedLogins: 0,
    two_factor: { enabled: false },
    userData: EMPTY_USER_DATA,
    reset_requested: false,
    acted_by: null,
    must_change_password: false,
    must_set_second_factor: false,
  }
}

export function toPrincipal(
  { id, handle, name, roles, lang }: UserRow,
  { limited, actedBy }: Pick<Principal, 'limited' | 'actedBy'>,
): Principal {
  return {
    id,
    handle,
    name,
    roles,
    lang,
    ...(limited ? { limited } : {}),
    ...(actedBy ? { actedBy } : {}),
  }
}
