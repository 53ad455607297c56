import { userFailures } from '../../errors.ts'
import type { ErasureReport } from '../../people/person.calls.ts'
import {
  keepAnAdmin,
  mustFind,
  mustReach,
  take,
  type UsersChange,
  type UsersContext,
} from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'
import { forgetWords, holdWords } from './forget-words.ts'
import { type PersonalDataModule, personOf, sharesOf } from './personal-data-modules.ts'

type Kept = ErasureReport['kept']

/** By an admin, after the address of the person was typed to confirm; or a look at what would go. */
export async function erasePerson(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  wish: { id: string; handle: string | undefined },
): Promise<ErasureReport> {
  if (wish.id === context.user.id) throw userFailures.self()
  const { handle } = wish
  const found = await mustFind(context.db, wish.id)
  mustReach(context.user, found)
  if (handle !== undefined) context.requireStepUp('password')
  const shares = await sharesOf(context, holders, personOf(found))
  if (handle === undefined) return { erased: false, shares, kept: [] }
  return context.change(async (change) => {
    const row = await take(context, change, wish.id)
    if (handle.toLowerCase() !== row.handle.toLowerCase()) throw userFailures.handleMismatch()
    return { erased: true, shares, kept: await eraseRows(change, holders, [row]) }
  })
}

/**
 * Erases accounts that are locked already, in the caller's change. What the account module keeps of
 * a person goes last: the others may still need to know who it was.
 */
export async function eraseRows(
  change: UsersChange,
  holders: readonly PersonalDataModule[],
  rows: readonly UserRow[],
): Promise<Kept> {
  await keepAnAdmin(change, rows)
  await holdWords(change.db)
  const kept: Kept = []
  for (const row of rows) {
    for (const { module, personal } of inOrderOfErasure(holders)) {
      const left = await personal.erase(change, personOf(row))
      kept.push(...left.map(({ what, why }) => ({ module, what: { ...what }, why: { ...why } })))
    }
    await change.audit({ noun: 'user', id: row.id, action: 'erase' })
  }
  await forgetWords(change.db)
  return kept
}

function inOrderOfErasure(holders: readonly PersonalDataModule[]): PersonalDataModule[] {
  return [
    ...holders.filter(({ module }) => module !== 'users'),
    ...holders.filter(({ module }) => module === 'users'),
  ]
}
