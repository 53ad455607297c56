import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { confirmPassword, ownAccount } from '../../accounts/server/own-account.ts'
import { switchOff } from '../../second-factor/server/disable-second-factor.ts'
import { countPasskeys } from '../../second-factor/server/factors.ts'
import { factorFailures } from '../../second-factor/server/failures.ts'
import { afterProtection } from '../../second-factor/server/protect-account.ts'
import type { AuthTables } from '../../server/tables.ts'
import { needsSecondFactor } from '../../sessions/server/start-session.ts'
import type { PasskeyRow } from './queries.ts'

export async function renamePasskey(
  context: Context<AuthTables>,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow> {
  const user = await ownAccount(context)
  return context.change(async (change) => {
    const row = await change.db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw failures.notFound()
    await change.audit({ noun: 'user', id: user.id, action: 'passkey-renamed', after: { name } })
    return row
  })
}

/** With the last factor the second factor is off, unless the role asks for one. */
export async function removePasskey(
  context: Context<AuthTables>,
  { id, password }: { id: string; password: string | undefined },
): Promise<void> {
  const user = await ownAccount(context)
  await confirmPassword(context, user, password)
  const token = await context.change(async (change) => {
    await change.db.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    const removed = await change.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw failures.notFound()
    const hasOther = user.totp_secret !== null || (await countPasskeys(change.db, user.id)) > 0
    const isLast = user.two_factor_enabled && !hasOther
    if (isLast && needsSecondFactor(context, user)) throw factorFailures.required()
    const changed = isLast ? await switchOff(change, user) : user
    const what = isLast ? 'off' : 'passkey_removed'
    const note = { user: changed, what, action: 'passkey-removed', after: removed } as const
    return afterProtection(change, context, note)
  })
  context.reply.startSession(token)
}
