import { GUEST, type Principal } from '#kernel/access/roles.ts'
import type { User } from '../contract.ts'
import type { UserRow } from './queries.ts'

export function toUser(row: UserRow): User {
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
    userData: row.user_data,
    must_change_password: row.must_change_password,
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
    userData: {},
    must_change_password: false,
  }
}

export function toPrincipal(row: UserRow, limited: 'password-change' | null): Principal {
  const { id, handle, name, roles, lang } = row
  return limited ? { id, handle, name, roles, lang, limited } : { id, handle, name, roles, lang }
}
