import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { findUser } from '../../accounts/server/queries.ts'
import { toUser } from '../../accounts/server/wire.ts'
import type { AuthTables } from '../../server/tables.ts'
import { limitOf, needsSecondFactor } from '../../sessions/server/start-session.ts'
import * as contract from '../second-factor.calls.ts'
import { disableSecondFactor, renewOwnCodes } from './disable-second-factor.ts'
import { enableTotp, prepareTotp } from './enable-totp.ts'
import { countPasskeys, countRecoveryCodes } from './factors.ts'
import { requestReset, resetByKey } from './reset-second-factor.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

const on = routesOf<AuthTables>()

export const factorRoutes = [
  on(contract.secondFactorState, stateOf),
  on(contract.enable2FA, async (context, { body }) => {
    if ('password' in body) return prepareTotp(context, body.password)
    return { enabled: true as const, recovery_codes: await enableTotp(context, body.code) }
  }),
  on(contract.verify2FA, async (context, { body }) => {
    const user = await verifySecondFactor(context, body)
    return toUser(user, { limited: limitOf(context, user) })
  }),
  on(contract.disable2FA, async (context, { body }) => {
    await disableSecondFactor(context, body)
    return { enabled: false as const }
  }),
  on(contract.renewRecoveryCodes, async (context, { body }) => ({
    recovery_codes: await renewOwnCodes(context, body.password),
  })),
  on(contract.request2FAReset, async (context, { body }) => {
    await requestReset(context, body)
    return { requested: true as const }
  }),
  on(contract.reset2FA, async (context, { body }) => {
    const { handle } = await resetByKey(context, body.key)
    return { handle }
  }),
]

async function stateOf(context: Context<AuthTables>) {
  const { db, user } = context
  const row = await findUser(db, user.id)
  return {
    enabled: row?.two_factor_enabled ?? false,
    totp: row?.two_factor_enabled === true && row.totp_secret !== null,
    passkeys: await countPasskeys(db, user.id),
    recovery_codes_left: await countRecoveryCodes(db, user.id),
    required: needsSecondFactor(context, user),
  }
}
