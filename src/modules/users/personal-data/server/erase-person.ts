import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { Person } from '#kernel/server/people/personal-data.ts'
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
import { identify, type PersonalDataModule, personOf, sharesOf } from './personal-data-modules.ts'

type Kept = ErasureReport['kept']

/** By an admin, after the address of the person was typed to confirm; or a look at what would go. */
export async function erasePerson(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  wish: { id: string; handle: string | undefined },
): Promise<ErasureReport> {
  const { id, handle } = wish
  if (id === context.user.id) throw userFailures.self()
  const found = await mustFind(context.db, id)
  mustReach(context.user, found)
  if (handle !== undefined) context.requireStepUp('password')
  const shares = await sharesOf(context, holders, personOf(found))
  const isDryRun = handle === undefined
  return changeOrTry(context, isDryRun, async (change) => {
    const row = await take(context, change, id)
    if (!isDryRun && handle.toLowerCase() !== row.handle.toLowerCase())
      throw userFailures.handleMismatch()
    return { erased: !isDryRun, shares, kept: await eraseRows(change, holders, [row]) }
  })
}

class TrialOver extends Error {}

/** Does it, or does all of it and takes it back: what a look says would happen is what really would. */
export async function changeOrTry<Tables, T>(
  { change }: Pick<Scope<Tables>, 'change'>,
  isDryRun: boolean,
  work: (unit: Change<Tables>) => Promise<T>,
): Promise<T> {
  if (!isDryRun) return change(work)
  const tried: T[] = []
  try {
    await change(async (unit) => {
      tried.push(await work(unit))
      throw new TrialOver()
    })
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error
  }
  const [result] = tried
  if (result === undefined) throw new TrialOver()
  return result
}

/** Erases whoever it is from every module; with an account the rules of accounts hold. */
export async function eraseSomebody(
  change: UsersChange,
  holders: readonly PersonalDataModule[],
  given: Person,
): Promise<Kept> {
  const person = await identify(change, holders, given)
  if (person.id === change.scope.user.id) throw userFailures.self()
  if (person.id) return eraseRows(change, holders, [await take(change.scope, change, person.id)])
  const kept = await eraseEverywhere(change, holders, person)
  if (person.person) await change.audit({ noun: 'person', id: person.person, action: 'erase' })
  return kept
}

/** Erases accounts that are locked already, in the caller's change. */
export async function eraseRows(
  change: UsersChange,
  holders: readonly PersonalDataModule[],
  rows: readonly UserRow[],
): Promise<Kept> {
  await keepAnAdmin(change, rows)
  await holdWords(change.db)
  const kept: Kept = []
  for (const row of rows) {
    const person = await identify(change, holders, personOf(row))
    kept.push(...(await eraseEverywhere(change, holders, person)))
    await change.audit({ noun: 'user', id: row.id, action: 'erase' })
  }
  await forgetWords(change.db)
  return kept
}

/** Later modules build on earlier ones and may still need to know who it was, so they go first. */
async function eraseEverywhere(
  change: UsersChange,
  holders: readonly PersonalDataModule[],
  person: Person,
): Promise<Kept> {
  const kept: Kept = []
  for (const { module, personal } of holders.toReversed()) {
    const left = await personal.erase(change, person)
    kept.push(...left.map(({ what, why }) => ({ module, what: { ...what }, why: { ...why } })))
  }
  return kept
}
