import { isAdmin, isStaff } from '#kernel/access/roles.ts'
import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import type { ChangedData } from '#modules/auth/accounts/person.ts'
import { bookOf, rewritten } from '../../addresses/server/address-book.ts'
import { userFailures } from '../../errors.ts'
import {
  keepAnAdmin,
  mustAssign,
  take,
  type UsersChange,
  type UsersContext,
} from '../../server/guard.ts'
import { lockAccount, type UserRow } from '../../server/queries.ts'
import { toOwnUser, toUserRecord } from '../../server/wire.ts'
import type { StaffChange } from '../user.calls.ts'
import type { ChangedUser, OwnUser, UserRecord } from '../user.ts'
import { tellOfAct } from './tell-of-acts.ts'

type UpdateUserInput = StaffChange & { version?: number }

const STAFF_FIELDS = ['notes', 'isBlocked', 'roles'] as const

/** The own profile, or another account: which of both decides what may be written at all. */
export async function updateUser(
  context: UsersContext,
  id: string,
  wanted: UpdateUserInput,
): Promise<ChangedUser> {
  const isOwn = id === context.user.id
  const staffFields = STAFF_FIELDS.filter((field) => wanted[field] !== undefined)
  if (isOwn && staffFields.length === 0) return updateOwn(context, wanted)
  if (mayEditUsers(context)) {
    const row = await changeByStaff(context, id, wanted)
    return { ...toUserRecord(row, context.user), ...toOwnUser(row) }
  }
  if (isStaff(context.user)) throw failures.noPermission()
  if (!isOwn) throw failures.notFound()
  throw failures.invalid({
    fields: Object.fromEntries(staffFields.map((name) => [name, 'forbidden'])),
  })
}

function mayEditUsers({ user, config }: Pick<UsersContext, 'user' | 'config'>): boolean {
  return allows(staff('users', 'edit'), user, config.get(permissionsSection).member)
}

async function updateOwn(context: UsersContext, wanted: UpdateUserInput): Promise<OwnUser> {
  const row = await context.change(async (change) => {
    const before = await lockAccount(change.db, context.user.id)
    if (!before) throw failures.notFound()
    mustBeCurrent(before, wanted, () => toOwnUser(before))
    return writeProfile(change, before, wanted)
  })
  return toOwnUser(row, context.user.actedBy)
}

export async function updateByStaff(
  context: UsersContext,
  id: string,
  wanted: UpdateUserInput,
): Promise<UserRecord> {
  return toUserRecord(await changeByStaff(context, id, wanted), context.user)
}

function changeByStaff(
  context: UsersContext,
  id: string,
  wanted: UpdateUserInput,
): Promise<UserRow> {
  return context.change(async (change) => {
    const before = await take(context, change, id)
    mustBeCurrent(before, wanted, () => toUserRecord(before, context.user))
    if (wanted.isBlocked && id === context.user.id) throw userFailures.self()
    if (wanted.roles) mustAssign(context, wanted.roles, before.roles)
    const isOtherRole = hasOtherRoles(before, wanted)
    if (isOtherRole) context.requireStepUp('password')
    const changed = await writeProfile(change, before, wanted)
    const target = await writeStanding(change, changed, wanted)
    if (isOtherRole) await tellOfAct(change, context, { act: 'rolesChanged', target })
    return target
  })
}

/** Blocks or unblocks; who is blocked is out at once. */
export async function setBlocked(
  context: UsersContext,
  id: string,
  isBlocked: boolean,
): Promise<UserRecord> {
  if (id === context.user.id) throw userFailures.self()
  const row = await context.change(async (change) =>
    writeStanding(change, await take(context, change, id), { isBlocked }),
  )
  return toUserRecord(row, context.user)
}

/** The language alone is a preference and overwrites nothing anyone has written. */
function mustBeCurrent(row: UserRow, wanted: UpdateUserInput, current: () => object): void {
  const { version, ...fields } = wanted
  const isOnlyLang = Object.entries(fields).every(
    ([key, value]) => key === 'lang' || value === undefined,
  )
  if (version === undefined && isOnlyLang) return
  if (version === undefined) throw failures.invalid({ fields: { version: 'required' } })
  if (version !== row.version) throw failures.stale({ current: current() })
}

async function writeProfile(
  change: UsersChange,
  row: UserRow,
  wanted: UpdateUserInput,
): Promise<UserRow> {
  const before = { name: row.name, username: row.username, lang: row.lang, userData: row.user_data }
  const { name = row.name, username = row.username, lang = row.lang } = wanted
  const userData = dataOf(row, wanted.userData, change.scope.lang)
  const changed = await change.db
    .updateTable('users')
    .set({ name, username, lang, user_data: JSON.stringify(userData), version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const after = { name, username, lang, userData }
  await change.audit({ noun: 'user', id: row.id, action: 'profile', before, after })
  return changed
}

function dataOf(
  { user_data }: UserRow,
  { addresses, shop, ...rest }: ChangedData = {},
  lang: Lang,
) {
  const isBook = addresses !== undefined || shop !== undefined
  const book = isBook && rewritten(bookOf(user_data), { addresses, shop }, lang)
  return { ...user_data, ...rest, ...book }
}

/** Notes, roles and the block; every session ends when what a person may do has changed. */
async function writeStanding(
  change: UsersChange,
  row: UserRow,
  { notes = row.notes, isBlocked = row.is_blocked, roles = row.roles }: UpdateUserInput,
): Promise<UserRow> {
  const before = { notes: row.notes, isBlocked: row.is_blocked, roles: row.roles }
  const after = { notes, isBlocked, roles: [...new Set(roles)] }
  if (JSON.stringify(before) === JSON.stringify(after)) return row
  const isLeaving = (isBlocked && !row.is_blocked) || (isAdmin(row) && !isAdmin({ roles }))
  if (isLeaving) await keepAnAdmin(change, [row])
  const changed = await change.db
    .updateTable('users')
    .set((eb) => ({
      notes,
      is_blocked: isBlocked,
      roles: after.roles,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const hasOtherRights = isBlocked !== row.is_blocked || hasOtherRoles(row, after)
  if (hasOtherRights) await endSessionsOf(change.kernel, row.id)
  await change.audit({ noun: 'user', id: row.id, action: 'standing', before, after })
  return changed
}

function hasOtherRoles(
  row: UserRow,
  { roles = row.roles }: Pick<UpdateUserInput, 'roles'>,
): boolean {
  return `${[...new Set(roles)]}` !== `${row.roles}`
}
