import type { Context } from '#kernel/server/context.ts'
import type { Db } from '#kernel/server/database.ts'
import { addressKey, countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import type { AuthTables } from '../../server/tables.ts'
import { type Attempt, beginTry } from '../../sign-in/server/throttle.ts'
import { isPassword } from './password-match.ts'

type Account = Pick<UserRow, 'id' | 'password_hash'>

/**
 * The password of someone who wants to enter. Whether a right one is forgotten as a try is for the
 * caller to say.
 */
export async function checkSignInPassword(
  context: Context<AuthTables>,
  { account, user, password }: { account: string; user: Account | undefined; password: string },
): Promise<{ matches: boolean; attempt: Attempt }> {
  const attempt = await beginTry(context, { kind: 'sign-in', account, userId: user?.id })
  return { matches: await isPassword(user?.password_hash ?? null, password), attempt }
}

/**
 * The own password, asked again of someone who is signed in. Every place that asks for it shares one
 * brake, so that a stolen session cannot try a few at each of them. It is not the brake of signing
 * in: whoever has a session must not keep the owner out.
 * @example if (!(await checkOwnPassword(context, user, given.password))) throw passwordFailures.wrong()
 */
export async function checkOwnPassword(
  context: Context<AuthTables>,
  user: Account,
  password: string,
): Promise<boolean> {
  const { id } = user
  const attempt = await beginTry(context, { kind: 'own-password', account: id, userId: id })
  const matches = await isPassword(user.password_hash, password)
  if (matches) await attempt.forget()
  return matches
}

const SHARED = { max: 10, seconds: 300, per: 'ip' } as const

/** The password of a thing that many know: a page. */
export async function checkSharedPassword(
  { db, ip }: { db: Db; ip: string },
  { name, stored, password }: { name: string; stored: string | null; password: string },
): Promise<boolean> {
  await countAttempt(db, `shared password ${name} ${addressKey(ip)}`, SHARED)
  return isPassword(stored, password)
}
