import { isAdmin, type Principal } from '#kernel/access/roles.ts'
import { EMPTY_USER_DATA } from '#modules/auth/accounts/person.ts'
import { onlineState } from '../people/online-state.ts'
import { mayChange } from '../people/rank.ts'
import type { OwnUser, UserItem, UserRecord } from '../people/user.ts'
import type { UserRow } from './queries.ts'

/** Who looks: members are not told when and how admins sign in. */
type Viewer = Pick<Principal, 'roles'>

export function toOwnUser(row: UserRow, actedBy: Principal['actedBy'] = undefined): OwnUser {
  return {
    _id: row.id,
    handle: row.handle,
    username: row.username,
    name: row.name,
    roles: row.roles,
    lang: row.lang,
    last_active: iso(row.last_active_at),
    lastLogin: iso(row.last_login_at),
    failedLogins: row.failed_logins,
    two_factor: { enabled: row.two_factor_enabled },
    userData: { ...EMPTY_USER_DATA, ...row.user_data },
    reset_requested: row.reset_requested_at !== null,
    acted_by: actedBy ?? null,
    must_change_password: row.must_change_password,
    must_set_second_factor: false,
    version: row.version,
    customer_number: row.customer_number === null ? null : String(row.customer_number),
    created: row.created_at.toISOString(),
  }
}

export function toUserItem(row: UserRow, viewer: Viewer): UserItem {
  const own = toOwnUser(row)
  return {
    ...own,
    ...(maySeeSignIns(viewer, row) ? {} : UNTOLD),
    status: row.account_status,
    online: onlineState(own, Date.now()),
    isBlocked: row.is_blocked,
    verified: iso(row.verified_at),
    invited: iso(row.invited_at),
    isEditable: mayChange(viewer, row),
  }
}

export function toUserRecord(row: UserRow, viewer: Viewer): UserRecord {
  return { ...toUserItem(row, viewer), notes: row.notes }
}

export function maySeeSignIns(viewer: Viewer, target: Pick<UserRow, 'roles'>): boolean {
  return isAdmin(viewer) || mayChange(viewer, target)
}

const UNTOLD = {
  lastLogin: null,
  failedLogins: null,
  two_factor: null,
  reset_requested: null,
  must_change_password: null,
} as const

export function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
