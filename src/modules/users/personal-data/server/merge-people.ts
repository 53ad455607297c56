import { failures } from '#kernel/server/app-error.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import { userFailures } from '../../errors.ts'
import {
  keepAnAdmin,
  mustFind,
  mustReach,
  type UsersChange,
  type UsersContext,
} from '../../server/guard.ts'
import { lockPeople, type UserRow } from '../../server/queries.ts'
import { toUserRecord } from '../../server/wire.ts'
import { forgetWords, holdWords } from './forget-words.ts'
import { type PersonalDataModule, personOf, sharesOf } from './personal-data-modules.ts'

type Pair = { from: UserRow; into: UserRow }
type Versions = { from: number; into: number }
type MergeInput = { from: string; into: string; versions: Versions | undefined }

/** Makes one account of two; without versions only says what would go over. Roles never do. */
export async function mergePeople(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  input: MergeInput,
) {
  if (input.from === input.into) throw userFailures.sameAccount()
  if (input.from === context.user.id) throw userFailures.self()
  if (input.versions) context.requireStepUp('password')
  const giver = await mustFind(context.db, input.from)
  const shares = await sharesOf(context, holders, personOf(giver))
  return context.change(async (change) => {
    const pair = await takePair(context, change, input)
    if (input.versions) await merge(change, holders, pair)
    return {
      merged: input.versions !== undefined,
      from: toUserRecord(pair.from, context.user),
      into: toUserRecord(input.versions ? await readInto(change, pair) : pair.into, context.user),
      shares,
    }
  })
}

async function takePair(
  context: UsersContext,
  change: UsersChange,
  input: MergeInput,
): Promise<Pair> {
  const rows = await lockPeople(change.db, [input.from, input.into])
  const from = rows.find((row) => row.id === input.from)
  const into = rows.find((row) => row.id === input.into)
  if (!from || !into) throw failures.notFound()
  for (const row of rows) mustReach(context.user, row)
  const { versions } = input
  const isStale = versions && (versions.from !== from.version || versions.into !== into.version)
  if (isStale) throw failures.stale({ current: toUserRecord(into, context.user) })
  return { from, into }
}

async function merge(
  change: UsersChange,
  holders: readonly PersonalDataModule[],
  pair: Pair,
): Promise<void> {
  const { from, into } = pair
  await keepAnAdmin(change, [from])
  await holdWords(change.db)
  const own = holders.filter(({ module }) => module === 'users')
  const others = holders.filter(({ module }) => module !== 'users')
  for (const { personal } of [...others, ...own])
    await personal.merge(change, personOf(from), personOf(into))
  await endSessionsOf(change.kernel, into.id)
  await change.audit({ noun: 'user', id: from.id, action: 'merged', after: { into: into.id } })
  await change.audit({ noun: 'user', id: into.id, action: 'merge', after: { from: from.id } })
  await forgetWords(change.db)
}

function readInto({ db }: UsersChange, { into }: Pair): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', into.id).executeTakeFirstOrThrow()
}
