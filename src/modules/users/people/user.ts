import { z } from 'zod'
import { ROLES } from '#kernel/access/roles.ts'
import { requiredText, Timestamp, text, Version } from '#kernel/contract/fields.ts'
import { listQuery, some } from '#kernel/contract/list.ts'
import { PLAIN } from '#modules/auth/accounts/person.ts'
import { User } from '#modules/auth/contract.ts'

/** Where an account stands; blocked wins over everything. */
export const ACCOUNT_STATUSES = ['active', 'blocked', 'unverified', 'invited'] as const
export const AccountStatus = z.enum(ACCOUNT_STATUSES)
export type AccountStatus = z.infer<typeof AccountStatus>

/** `offline` is what is shown before anything is known (specification, section 4). */
export const ONLINE_STATES = ['online', 'unknown', 'offline'] as const
export const OnlineState = z.enum(ONLINE_STATES)

/** The own account, as its owner sees it. */
export const OwnUser = User.extend({
  version: Version,
  customer_number: z.string().nullable(),
  created: Timestamp,
})
export type OwnUser = z.infer<typeof OwnUser>

/** An account as staff see it in lists. Members are not told the security facts of admins: null. */
export const UserItem = OwnUser.extend({
  lastLogin: z.string().nullable(),
  failedLogins: z.int().nullable(),
  two_factor: z.object({ enabled: z.boolean() }).nullable(),
  reset_requested: z.boolean().nullable(),
  must_change_password: z.boolean().nullable(),
  status: AccountStatus,
  online: OnlineState,
  isBlocked: z.boolean(),
  verified: Timestamp.nullable(),
  invited: Timestamp.nullable(),
  /** The caller may change this account: it does not stand above their own. */
  isEditable: z.boolean(),
})
export type UserItem = z.infer<typeof UserItem>

export const UserRecord = UserItem.extend({
  /** What staff know of the person; never shown to them on the site. */
  notes: z.string(),
})
export type UserRecord = z.infer<typeof UserRecord>

/** After a change: the account as its owner sees it, and for staff what only they see. */
export const ChangedUser = OwnUser.extend(
  UserRecord.pick({
    status: true,
    online: true,
    isBlocked: true,
    verified: true,
    invited: true,
    isEditable: true,
    notes: true,
  }).partial().shape,
)
export type ChangedUser = z.infer<typeof ChangedUser>

/** The first one is the default, newest first. */
export const USER_SORTS = ['created', 'name', 'handle', 'last_active', 'customer_number'] as const
export type UserSort = (typeof USER_SORTS)[number]

const filters = {
  role: some(z.enum(ROLES)),
  status: some(AccountStatus),
  online: some(z.enum(['online', 'unknown'])),
}

/** Within one filter any value may match. A name may be part of the cursor. */
export const UserQuery = listQuery({ sort: USER_SORTS, filters }).extend({
  cursor: text(3000).optional(),
})
export type UserQuery = z.output<typeof UserQuery>

export const UserFilter = UserQuery.pick({ search: true, role: true, status: true, online: true })
export type UserFilter = z.output<typeof UserFilter>

/** Empty lists are refused: an account always is something. */
export const Roles = z.array(z.enum(ROLES)).min(1).max(ROLES.length)

export const Notes = text(10_000)
export const UserName = text(120).regex(PLAIN, { error: 'pattern' })
export const SearchText = requiredText(200)
