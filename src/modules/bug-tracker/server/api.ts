import { sql } from 'kysely'
import { translator } from '#kernel/i18n/texts.ts'
import type { Change } from '#kernel/server/change.ts'
import type { NewBug } from '../bugs/bug.calls.ts'
import { isOpen } from '../bugs/life-cycle.ts'
import { changeBug, takeBug } from '../bugs/server/change/change-bug.ts'
import { createBug } from '../bugs/server/change/create-bug.ts'
import { nameOf } from '../bugs/server/change/record-events.ts'
import { writeComment } from '../comments/server/comment-on-bug.ts'
import { texts } from '../texts.ts'
import type { BugTables } from './tables.ts'
import type { BugScope, Work } from './unit-of-work.ts'

export { bugChanged, bugCommented, bugCreated } from '../bugs/server/change/events.ts'

const HOUR = 60 * 60 * 1000

export type Finding = NewBug & {
  /** The same cause has the same fingerprint; one that comes back reopens its bug. */
  fingerprint?: string
}

/**
 * Files a bug for another module, inside its change. A known fingerprint adds to the bug that has
 * it: it gets a note, at most one an hour, and is reopened when it was closed or fixed.
 * @example await reportBug(scope, change, { title: 'Zahlung schlug fehl', fingerprint: 'pay-502' })
 */
export async function reportBug(
  scope: BugScope,
  change: Change<BugTables>,
  { fingerprint, ...bug }: Finding,
): Promise<{ id: string; number: number }> {
  const work = { scope, change }
  const known = fingerprint ? await findByFingerprint(work, fingerprint) : undefined
  if (!known) return createBug(work, bug, { fingerprint })
  return meetAgain(work, known.duplicate_of ?? known.id, bug.body || bug.title)
}

async function findByFingerprint({ change }: Work, fingerprint: string) {
  // Two reports of one cause at the same moment must not become two bugs.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bug:${fingerprint}`}, 0))`.execute(
    change.db,
  )
  return change.db
    .selectFrom('bugs')
    .select(['id', 'duplicate_of'])
    .where('fingerprint', '=', fingerprint)
    .where('deleted_at', 'is', null)
    .orderBy('number', 'desc')
    .executeTakeFirst()
}

async function meetAgain(work: Work, id: string, body: string) {
  const { scope } = work
  const bug = await takeBug(work, id)
  const { number } = bug
  if (isOpen(bug.status) && Date.now() - bug.updated_at.getTime() < HOUR) return { id, number }
  const author = { id: scope.user.id, name: nameOf(scope.user) }
  await writeComment(work, bug, { body, isInternal: true, author })
  if (bug.status === 'closed' || bug.status === 'fixed') {
    const why = translator(texts, scope.lang)('why.again')
    await changeBug(work, bug, { patch: { status: 'reopened', fixedIn: '' }, why })
  }
  return { id, number }
}
