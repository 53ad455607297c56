import { countRecoveryCodes, needsSecondFactor } from '#modules/auth/server/api.ts'
import type { UsersContext } from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'
import type { FactorState } from '../pages.ts'

export async function factorState(context: UsersContext, row: UserRow): Promise<FactorState> {
  const isEnabled = row.two_factor_enabled
  return {
    isEnabled,
    hasApp: isEnabled && row.totp_secret !== null,
    isRequired: needsSecondFactor(context, row),
    codesLeft: isEnabled ? await countRecoveryCodes(context.db, row.id) : 0,
  }
}
