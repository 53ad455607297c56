import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { ROLES, type Role } from '#kernel/access/roles.ts'
import { errorCatalogue, failures } from '#kernel/server/app-error.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import type { MailKey } from '#kernel/server/mail/mail-key.ts'
import { hashToken, newToken } from '#kernel/server/sessions/session-token.ts'
import { findUser } from '../../accounts/server/queries.ts'
import type { AuthTables, KeyKind } from '../../server/tables.ts'

type Db = Kysely<AuthTables>

/** How long a mailed key is good for, in hours. */
export const KEY_HOURS: Readonly<Record<KeyKind, number>> = {
  verify: 48,
  'reset-password': 1,
  'reset-second-factor': 1,
  invite: 7 * 24,
  'handed-invite': 7 * 24,
  'new-handle': 24,
}

/** What a mailed key of these kinds is enough for: to enter, or to enter with less. */
const OPENING: readonly KeyKind[] = [
  'reset-password',
  'reset-second-factor',
  'invite',
  'handed-invite',
]

/**
 * Admins set up mailboxes, so they could read every mail: no key may open an account that stands
 * above them.
 */
export function isAboveAdmins(user: { roles: readonly Role[] }): boolean {
  return user.roles.some((role) => ABOVE_ADMINS.includes(role))
}
const ABOVE_ADMINS: readonly Role[] = ROLES.slice(ROLES.indexOf('admin') + 1)

const keyFailures = errorCatalogue({
  notByMail: {
    status: 422,
    code: 'not-by-mail',
    de: 'Konten mit der Rolle System bekommen keine Links per E-Mail. Geben Sie dem Konto als System-Benutzer ein Einmal-Passwort, oder setzen Sie es auf der Kommandozeile: kontor user set-password.',
    en: 'Accounts with the system role do not receive links by email. As a system user, give the account a one-time password, or set one on the command line: kontor user set-password.',
  },
})

type NewKey = { userId: string; kind: KeyKind; data?: Record<string, unknown> }
export type FoundKey = { userId: string; kind: KeyKind; data: Record<string, unknown> }

/**
 * Makes a key to be mailed. Its hash is stored, and the outbox holds it sealed until the mail is
 * sent. The older ones of the same kind end, so that a person has one link that counts: the newest.
 * @example const key = await issueKey(change, { userId, kind: 'reset-password' })
 */
export async function issueKey(
  { db }: { db: Db },
  { userId, kind, data = {} }: NewKey,
): Promise<MailKey> {
  const value = newToken()
  const expiresAt = new Date(Date.now() + KEY_HOURS[kind] * 3_600_000)
  if (await isTooHigh(db, userId, kind)) throw keyFailures.notByMail()
  await endKeys(db, userId, [kind])
  await db
    .insertInto('auth_keys')
    .values({
      id: uuidv7(),
      kind,
      user_id: userId,
      key_hash: hashToken(value),
      data: JSON.stringify(data),
      expires_at: expiresAt,
    })
    .execute()
  return { value, expiresAt }
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
    .where(opensNoHighAccount)
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
    .where(opensNoHighAccount)
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

/** Also for a key that was mailed before its owner was given the role. */
const opensNoHighAccount = sql<boolean>`(kind <> all(${OPENING}::text[]) or not exists (
  select from users where users.id = user_id and roles && ${ABOVE_ADMINS}::text[]))`

async function isTooHigh(db: Db, userId: string, kind: KeyKind): Promise<boolean> {
  if (!OPENING.includes(kind)) return false
  const user = await findUser(db, userId)
  return user !== undefined && isAboveAdmins(user)
}

/** Every night: keys nobody can use any more go, with what they were about. */
export const sweepKeys = defineJob<AuthTables, object>({
  name: 'auth.sweep-keys',
  cron: '40 3 * * *',
  run: async ({ db }) => {
    await sql`delete from auth_keys where expires_at < now() - interval '7 days'
      or used_at < now() - interval '7 days'`.execute(db)
  },
})
