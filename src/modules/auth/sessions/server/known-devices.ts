import type { Kysely, Transaction } from 'kysely'
import type { AuthTables } from '../../server/tables.ts'

type Device = { userId: string; hash: Buffer }

export async function isKnownDevice(
  db: Kysely<AuthTables>,
  { userId, hash }: Device,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', hash)
    .executeTakeFirst()
  return found !== undefined
}

/** Remembers the device; true when it is a new one beside others, so that its owner is told. */
export async function rememberDevice(
  tx: Transaction<AuthTables>,
  { userId, hash }: Device,
): Promise<boolean> {
  const seen = await tx
    .updateTable('known_devices')
    .set({ last_seen_at: new Date() })
    .where('user_id', '=', userId)
    .where('device_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  if (seen) return false
  const another = await tx
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return another !== undefined
}
