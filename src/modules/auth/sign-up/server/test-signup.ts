import type { Kysely } from 'kysely'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import type { AuthTables } from '../../server/tables.ts'

export const GOOD_PASSWORD = 'birke zaun laterne 47'

/** For tests: what someone brings along who read the form and answered its question. */
function answered(secret: Buffer, secondsAgo = 10): CaptchaProof {
  const { stamp, left, right } = newStamp(secret, Date.now() - secondsAgo * 1000)
  return { stamp, answer: String(left + right) }
}

/** For tests: a whole body of the sign-up call. */
export function signupBody(secret: Buffer, handle: string, more: Record<string, unknown> = {}) {
  return {
    handle,
    password: GOOD_PASSWORD,
    password2: GOOD_PASSWORD,
    captcha: answered(secret),
    ...more,
  }
}

/** For tests: the key in the link of a mail. */
export function keyIn(text: string | undefined): string {
  return /[?&]key=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
}

/** For tests that call more often than a person would. */
export async function forgetLimits(db: Kysely<AuthTables>): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where((eb) => eb.or([eb('key', 'like', 'POST %'), eb('key', 'like', 'key %')]))
    .execute()
}

export function accountOf(db: Kysely<AuthTables>, handle: string) {
  return db.selectFrom('users').selectAll().where('handle', '=', handle).executeTakeFirst()
}
