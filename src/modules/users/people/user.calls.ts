import { z } from 'zod'
import { ROLES } from '#kernel/access/roles.ts'
import { signedIn, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Email, Id, IdParams, Ids, Lang, Version } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { removalCalls } from '#kernel/contract/noun/calls.ts'
import { ChangedData, ProfileData } from '#modules/auth/accounts/person.ts'
import {
  ChangedUser,
  Notes,
  Roles,
  SearchText,
  UserFilter,
  UserItem,
  UserName,
  UserQuery,
  UserRecord,
} from './user.ts'

const ALL = '/api/v0/auth/'
const ONE = '/api/v0/auth/:id'

const view = staff('users', 'view')
const edit = staff('users', 'edit')

const Items = z.object({ items: z.array(UserItem) })
const OneUser = z.object({ items: z.array(UserRecord), numItems: z.int() })

/** Own profile fields: roles, handle, verification and second factor are never taken from a body. */
const profile = {
  name: UserName,
  username: UserName,
  lang: Lang,
  userData: ChangedData,
}

/** What staff may write besides: only what `roles` and rank of the caller allow. */
const StaffChange = z
  .strictObject({ ...profile, notes: Notes, isBlocked: z.boolean(), roles: Roles })
  .partial()
export type StaffChange = z.output<typeof StaffChange>

export const NewUser = z.strictObject({
  handle: Email,
  roles: Roles.default(['user']),
  name: UserName.default(''),
  username: UserName.default(''),
  lang: Lang.default('de'),
  userData: ProfileData.default({}),
  notes: Notes.default(''),
  /** Mails the person a key to choose a password with. */
  invite: z.boolean().default(true),
})
export type NewUser = z.output<typeof NewUser>

export const listUsers = endpoint({
  method: 'GET',
  path: ALL,
  access: view,
  query: UserQuery,
  reply: Items.extend(listReply),
  summary: 'Accounts, filtered and sorted',
})

export const readUser = endpoint({
  method: 'GET',
  path: ONE,
  access: view,
  params: IdParams,
  reply: OneUser,
  summary: 'One account',
})

export const getDataUserBrowser = endpoint({
  method: 'POST',
  path: '/api/v1/auth/getDataUserBrowser',
  access: view,
  body: UserQuery,
  reply: z.object({
    auth: z.array(UserItem),
    availableRoles: z.array(z.enum(ROLES)),
    ...listReply,
  }),
  summary: 'One page of the user browser',
})

export const getAvailableGroups = endpoint({
  method: 'GET',
  path: '/api/v0/auth/getAvailableGroups',
  access: view,
  reply: z.object({ groups: z.array(z.enum(ROLES)) }),
  summary: 'The roles the caller may assign',
})

export const searchUsers = endpoint({
  method: 'POST',
  path: '/api/v0/search/auth',
  access: view,
  body: z.strictObject({ search: SearchText, limit: z.int().min(1).max(50).default(20) }),
  reply: Items,
  summary: "Accounts by name, mail, company or customer number; 404 'no user found'",
})

export const readManyUsers = endpoint({
  method: 'POST',
  path: '/api/v0/batch/auth/',
  access: view,
  body: Ids,
  reply: Items,
  summary: 'Many accounts by id',
})

/** Either ids or a filter; of a filter the first 500 in the order of creation. */
export const getUserData = endpoint({
  method: 'POST',
  path: '/api/v0/auth/getData',
  access: view,
  body: z.union([Ids, z.strictObject({ filter: UserFilter })]),
  reply: Items,
  summary: 'Accounts by id or by filter',
})

/** Somebody who is staff from the start needs a step-up. */
export const createUser = endpoint({
  method: 'POST',
  path: ALL,
  access: staff('users', 'create'),
  narrows: true,
  stepUp: 'in-handler',
  body: NewUser,
  reply: OneUser,
  summary: 'Adds an account and invites its owner',
})

/** `version` may only be left out where nothing but the language changes. Other roles need a step-up. */
export const updateUser = endpoint({
  method: 'PUT',
  path: ALL,
  access: signedIn,
  narrows: true,
  stepUp: 'in-handler',
  body: StaffChange.extend({ _id: Id, version: Version.optional() }),
  reply: z.array(ChangedUser),
  summary: 'Changes the own profile, or another account where the caller may',
})

export const updateUserById = endpoint({
  method: 'PUT',
  path: ONE,
  access: edit,
  narrows: true,
  stepUp: 'in-handler',
  params: IdParams,
  body: StaffChange.extend({ version: Version }),
  reply: z.array(UserRecord),
  summary: 'Changes an account',
})

const removal = removalCalls({
  path: 'auth',
  access: staff('users', 'delete'),
  summary: {
    one: 'Removes an account with everything personal in it',
    many: 'Removes many accounts',
  },
})
const guarded = { narrows: true, stepUp: 'password' } as const
export const deleteUser = endpoint({ ...removal.remove, ...guarded })
export const deleteUserById = endpoint({ ...removal.removeById, ...guarded })
export const deleteManyUsers = endpoint({ ...removal.removeMany, ...guarded })
