import { createHash } from 'node:crypto'
import { GUEST } from '#kernel/access/roles.ts'
import { isTooMany } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { isReachable } from '../../accounts/server/account-state.ts'
import { isMailAddress, normalHandle } from '../../accounts/server/mail-address.ts'
import { findByHandle, findUser, type UserRow } from '../../accounts/server/queries.ts'
import type { AuthTables } from '../../server/tables.ts'
import { mailKey, mailNotice } from './account-mails.ts'
import { isAboveAdmins, issueKey } from './auth-keys.ts'

const JOB = 'auth.mail-key'
const PER_ACCOUNT = { max: 5, seconds: 3600, per: 'user' } as const

type AskedKind = 'verify' | 'reset-password'
type Payload = { userId: string; kind: AskedKind }

/**
 * Takes up the wish for a mailed key. Known and unknown handles cost the same and answer the same:
 * one look, one counter, one queued job. Whether there is anyone to mail is found out later, and no
 * address of a stranger is kept. Too many wishes for one account are swallowed, so that they
 * neither tell anything nor flood a mailbox.
 */
export async function askForKey(
  context: Context<AuthTables>,
  handle: string,
  kind: AskedKind,
): Promise<void> {
  const account = normalHandle(handle).slice(0, 254)
  const user = isMailAddress(account) ? await findByHandle(context.db, account) : undefined
  const isWithin = await isWithinLimit(context, `${kind} ${account}`)
  const userId = user && isWithin ? user.id : GUEST.id
  const payload: Payload = { userId, kind }
  await context.change((change) => change.enqueue(JOB, payload))
}

async function isWithinLimit({ db }: Context<AuthTables>, wish: string): Promise<boolean> {
  const key = createHash('sha256').update(wish).digest('base64url')
  try {
    await countAttempt(db, `key ${key}`, PER_ACCOUNT)
    return true
  } catch (error) {
    if (isTooMany(error)) return false
    throw error
  }
}

export const mailKeyJob = defineJob<AuthTables, Payload>({
  name: JOB,
  run: async (scope, { userId, kind }) => {
    const user = await findUser(scope.db, userId)
    if (!isReachable(user) || !isMailAddress(user.handle) || !isWanted(user, kind)) return
    await scope.change(async (change) => {
      if (kind === 'reset-password') {
        await change.db
          .updateTable('users')
          .set({ reset_requested_at: new Date() })
          .where('id', '=', userId)
          .execute()
        await change.audit({ noun: 'user', id: userId, action: 'password-reset-requested' })
      }
      if (kind === 'reset-password' && isAboveAdmins(user))
        return mailNotice(scope, change, { notice: 'noReset', to: user })
      const key = await issueKey(change, { userId, kind })
      await mailKey(scope, change, { kind, key, to: user })
    })
  },
})

/** Who is verified needs no second confirmation. */
function isWanted(user: UserRow, kind: AskedKind): boolean {
  return kind === 'reset-password' || user.verified_at === null
}
