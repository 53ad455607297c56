import { spendTypedCode as isGoodCode } from '#modules/auth/server/api.ts'
import { mustProve } from '../../account/server/change-email.ts'
import { userFailures } from '../../errors.ts'
import type { ErasureReport } from '../../people/person.calls.ts'
import { forAuth, type UsersContext } from '../../server/guard.ts'
import { lockPeople } from '../../server/queries.ts'
import { eraseRows } from './erase-person.ts'
import { type PersonalDataModule, personOf, sharesOf } from './personal-data-modules.ts'

type Proof = { password: string; code?: string; recovery_code?: string }

/** The owner proves to be the owner as strongly as the account asks for; then they are signed out. */
export async function eraseOwnAccount(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  { password, code, recovery_code }: Proof,
): Promise<ErasureReport> {
  const account = await mustProve(context, password)
  if (account.is_builtin) throw userFailures.builtinAccount()
  const shares = await sharesOf(context, holders, personOf(account))
  const kept = await context.change(async (change) => {
    const [row] = await lockPeople(change.db, [account.id])
    if (!row) throw userFailures.builtinAccount()
    if (row.two_factor_enabled) {
      const given = code ? { code } : recovery_code ? { recovery_code } : undefined
      if (!given || !(await isGoodCode(forAuth(change), context, { user: row, given })))
        throw userFailures.secondFactor()
    }
    return eraseRows(change, holders, [row])
  })
  context.reply.endSession()
  return { erased: true, shares, kept }
}
