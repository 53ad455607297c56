import type { Kysely } from 'kysely'
import type { Context } from '#kernel/server/context.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import { FACTORS, type Factor } from '../../contract.ts'
import { relyingParty } from '../../passkeys/server/relying-party.ts'
import type { AuthTables } from '../../server/tables.ts'

/** By what this account can finish a sign-in, the usual way first. */
export async function factorsOf(context: Context<AuthTables>, user: UserRow): Promise<Factor[]> {
  const has: Record<Factor, boolean> = {
    totp: user.totp_secret !== null,
    passkey: relyingParty(context) !== undefined && (await countPasskeys(context.db, user.id)) > 0,
    recovery: (await countRecoveryCodes(context.db, user.id)) > 0,
  }
  return FACTORS.filter((factor) => has[factor])
}

export async function countPasskeys(db: Kysely<AuthTables>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function countRecoveryCodes(db: Kysely<AuthTables>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
