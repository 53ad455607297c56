import { failures } from '#kernel/server/app-error.ts'
import { takeAwayFactors } from '#modules/auth/server/api.ts'
import type { UserRecord } from '../contract-user.ts'
import { forAuth, mustFind, take, type UsersContext } from './guard.ts'
import { toUserRecord } from './wire.ts'

/** An admin helps someone who lost the device. The own second factor is switched off with proof only. */
export async function removeFactors(context: UsersContext, id: string): Promise<UserRecord> {
  if (id === context.user.id || context.user.actedBy) throw failures.noPermission()
  await context.change(async (change) => {
    const row = await take(context, change, id)
    await takeAwayFactors(context, forAuth(change), row)
  })
  return toUserRecord(await mustFind(context.db, id), context.user)
}
