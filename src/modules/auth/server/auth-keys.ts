import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import { hashToken, newToken } from '#kernel/server/sessions/session-token.ts'
import type { AuthTables, KeyKind } from './tables.ts'

type Db = Kysely<AuthTables>

/** How long a mailed key is good for, in hours. */
export const KEY_HOURS: Readonly<Record<KeyKind, number>> = {
  verify: 48,
  'reset-password': 1,
  'reset-second-factor': 1,
  invite: 7 * 24,
  'new-handle': 24,
}

export type NewKey = { userId: string; kind: KeyKind; data?: Record<string, unknown> }
export type FoundKey = { userId: string; kind: KeyKind; data: Record<string, unknown> }

/**
 * Makes a key to be mailed; it exists nowhere else, only its hash is stored. The older ones of the
 * same kind end, so that a person has one link that counts: the newest.
 * @example const key = await issueKey(change, { userId, kind: 'reset-password' })
 */
export async function issueKey(
  { db }: { db: Db },
  { userId, kind, data = {} }: NewKey,
): Promise<string> {
  const key = newToken()
  await endKeys(db, userId, [kind])
  await db
    .insertInto('auth_keys')
    .values({
      id: uuidv7(),
      kind,
      user_id: userId,
      key_hash: hashToken(key),
      data: JSON.stringify(data),
      expires_at: new Date(Date.now() + KEY_HOURS[kind] * 3_600_000),
    })
    .execute()
  return key
}

/**
 * Uses a key up: one conditional update, so of many at once exactly one wins. Wrong, expired, used
 * and of another kind are one and the same failure.
 */
export async function consumeKey(
  { db }: { db: Db },
  key: string,
  kinds: readonly KeyKind[],
): Promise<FoundKey> {
  const row = await db
    .updateTable('auth_keys')
    .set({ used_at: sql<Date>`now()` })
    .where('key_hash', '=', hashToken(key))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'kind', 'data'])
    .executeTakeFirst()
  if (!row) throw failures.expired()
  return { userId: row.user_id, kind: row.kind, data: row.data }
}

/** What a key would be good for, without using it up: a page shows the fitting form by it. */
export async function peekKey(
  db: Db,
  key: string,
  kinds: readonly KeyKind[],
): Promise<FoundKey | undefined> {
  const row = await db
    .selectFrom('auth_keys')
    .select(['user_id', 'kind', 'data'])
    .where('key_hash', '=', hashToken(key))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row && { userId: row.user_id, kind: row.kind, data: row.data }
}

/** Ends what was mailed and not yet used; all kinds unless said. */
export async function endKeys(db: Db, userId: string, kinds?: readonly KeyKind[]): Promise<void> {
  let query = db
    .updateTable('auth_keys')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
  if (kinds) query = query.where('kind', 'in', kinds)
  await query.execute()
}
