import { uuidv7 } from 'uuidv7'
import { isStaff } from '#kernel/access/roles.ts'
import { isReserved, nextCustomerNumber, normalHandle } from '#modules/auth/server/api.ts'
import { userFailures } from '../../errors.ts'
import { forAuth, mustAssign, type UsersChange, type UsersContext } from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'
import { toUserRecord } from '../../server/wire.ts'
import type { NewUser } from '../user.calls.ts'
import type { UserRecord } from '../user.ts'
import { sendInvitation } from './invite-user.ts'
import { tellOfAct } from './tell-of-acts.ts'

/** An account made by staff has no password; its owner chooses one by the invitation. */
export async function createUser(context: UsersContext, given: NewUser): Promise<UserRecord> {
  mustAssign(context, given.roles)
  if (isStaff(given)) context.requireStepUp('password')
  const handle = normalHandle(given.handle)
  if (isReserved(handle, context.settings.baseUrl)) throw userFailures.reserved()
  const row = await context.change(async (change) => {
    const made = await insert(change, { ...given, handle })
    if (!made) throw userFailures.emailTaken()
    const after = { handle, name: made.name, roles: made.roles }
    await change.audit({ noun: 'user', id: made.id, action: 'create', after })
    if (isStaff(made)) await tellOfAct(change, context, { act: 'staffAdded', target: made })
    return given.invite ? sendInvitation(context, change, made) : made
  })
  return toUserRecord(row, context.user)
}

async function insert(change: UsersChange, given: NewUser): Promise<UserRow | undefined> {
  const { handle, name, username, lang, notes, userData } = given
  const number = await nextCustomerNumber(forAuth(change).db)
  return change.db
    .insertInto('users')
    .values({
      id: uuidv7(),
      handle,
      name: name || [userData.first_name, userData.last_name].filter(Boolean).join(' '),
      username,
      lang,
      notes,
      roles: [...new Set(given.roles)],
      user_data: JSON.stringify(userData),
      password_hash: null,
      customer_number: number,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}
