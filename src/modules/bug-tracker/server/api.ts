import { sql } from 'kysely'
import { translator } from '#kernel/i18n/texts.ts'
import type { NewBug } from '../bugs/bug.calls.ts'
import { isOpen } from '../bugs/life-cycle.ts'
import { changeBug, takeBug } from '../bugs/server/change/change-bug.ts'
import { createBug } from '../bugs/server/change/create-bug.ts'
import { nameOf } from '../bugs/server/change/record-events.ts'
import { writeComment } from '../comments/server/comment-on-bug.ts'
import { texts } from '../texts.ts'
import type { BugChange } from './unit-of-work.ts'

const HOUR = 60 * 60 * 1000

type Finding = NewBug & {
  /** The same cause has the same fingerprint; one that comes back reopens its bug. */
  fingerprint?: string
}

/**
 * Files a bug for another module, inside its change. A known fingerprint adds to the bug that has
 * it: it gets a note, at most one an hour, and is reopened when it was closed or fixed.
 * @example await reportBug(change, { title: 'Zahlung schlug fehl', fingerprint: 'pay-502' })
 */
export async function reportBug(
  change: BugChange,
  { fingerprint, ...bug }: Finding,
): Promise<{ id: string; number: number }> {
  const known = fingerprint ? await findByFingerprint(change, fingerprint) : undefined
  if (!known) return createBug(change, bug, { fingerprint })
  return meetAgain(change, known.duplicate_of ?? known.id, bug.body || bug.title)
}

async function findByFingerprint(change: BugChange, fingerprint: string) {
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

async function meetAgain(change: BugChange, id: string, body: string) {
  const { scope } = change
  const bug = await takeBug(change, id)
  const { number } = bug
  if (isOpen(bug.status) && Date.now() - bug.updated_at.getTime() < HOUR) return { id, number }
  const author = { id: scope.user.id, name: nameOf(scope.user) }
  await writeComment(change, bug, { body, isInternal: true, author })
  if (bug.status === 'closed' || bug.status === 'fixed') {
    const why = translator(texts, scope.lang)('why.again')
    await changeBug(change, bug, { patch: { status: 'reopened', fixedIn: '' }, why })
  }
  return { id, number }
}
