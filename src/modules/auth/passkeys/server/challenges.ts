import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { AuthTables } from '../../server/tables.ts'

const GOOD_FOR_MS = 5 * 60_000

type Purpose = AuthTables['passkey_challenges']['purpose']
type Question = { challenge: string; purpose: Purpose; userId: string | null }

/** Keeps what was asked of a browser for five minutes. */
export async function keepChallenge(db: Kysely<AuthTables>, asked: Question): Promise<string> {
  const id = uuidv7()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute()
  await db
    .insertInto('passkey_challenges')
    .values({
      id,
      challenge: asked.challenge,
      purpose: asked.purpose,
      user_id: asked.userId,
      expires_at: new Date(Date.now() + GOOD_FOR_MS),
    })
    .execute()
  return id
}

/** Each question may be answered once, rightly or wrongly. */
export async function takeChallenge(
  db: Kysely<AuthTables>,
  { id, purpose }: { id: string; purpose: Purpose },
): Promise<{ challenge: string; userId: string | null } | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['challenge', 'user_id'])
    .executeTakeFirst()
  return row && { challenge: row.challenge, userId: row.user_id }
}
