import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import type { LinkKind } from '../../bugs/bug-values.ts'
import { takeBug } from '../../bugs/server/change/change-bug.ts'
import { recordEvents } from '../../bugs/server/change/record-events.ts'
import { type Db, lockInOrder } from '../../bugs/server/find/queries.ts'
import type { BugChange } from '../../server/unit-of-work.ts'
import type { BugLink } from '../relation.calls.ts'

/** Links as the given bug sees them. */
export async function findLinks(db: Db, bugId: string): Promise<BugLink[]> {
  const rows = await db
    .selectFrom('bug_links')
    .innerJoin('bugs', (join) =>
      join.on((eb) =>
        eb.or([
          eb.and([eb('bug_links.bug_id', '=', bugId), eb('bugs.id', '=', eb.ref('other_id'))]),
          eb.and([
            eb('bug_links.other_id', '=', bugId),
            eb('bugs.id', '=', eb.ref('bug_links.bug_id')),
          ]),
        ]),
      ),
    )
    .where((eb) => eb.or([eb('bug_links.bug_id', '=', bugId), eb('other_id', '=', bugId)]))
    .where('bugs.deleted_at', 'is', null)
    .select(['bug_links.id as link_id', 'bug_links.bug_id as from_id', 'kind'])
    .select(['bugs.id', 'bugs.number', 'bugs.title', 'bugs.status'])
    .orderBy('bug_links.created_at')
    .orderBy('bug_links.id')
    .limit(200)
    .execute()
  return rows.map(({ link_id, from_id, kind, id, number, title, status }) => ({
    _id: link_id,
    kind: kind === 'blocks' && from_id !== bugId ? 'blocked_by' : kind,
    bug: { _id: id, number, title, status },
  }))
}

export async function linkBugs(
  change: BugChange,
  bugId: string,
  { bug: otherId, kind }: { bug: string; kind: LinkKind },
): Promise<void> {
  if (otherId === bugId) throw failures.invalid({ fields: { bug: 'same' } })
  await lockInOrder(change.db, [bugId, otherId])
  const bug = await takeBug(change, bugId)
  const other = await takeBug(change, otherId)
  const added = await change.db
    .insertInto('bug_links')
    .values({ id: uuidv7(), ...stored(bugId, otherId, kind) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  await recordBoth(change, { bug, other, isNew: true })
}

export async function unlinkBugs(change: BugChange, bugId: string, linkId: string): Promise<void> {
  const bug = await takeBug(change, bugId)
  const link = await change.db
    .deleteFrom('bug_links')
    .where('id', '=', linkId)
    .where((eb) => eb.or([eb('bug_id', '=', bugId), eb('other_id', '=', bugId)]))
    .returning(['bug_id', 'other_id'])
    .executeTakeFirst()
  if (!link) throw failures.notFound()
  const otherId = link.bug_id === bugId ? link.other_id : link.bug_id
  const other = await change.db
    .selectFrom('bugs')
    .select(['id', 'number'])
    .where('id', '=', otherId)
    .executeTakeFirstOrThrow()
  await recordBoth(change, { bug, other, isNew: false })
}

/** "Relates" has no direction and is stored in one order; "blocked by" is "blocks" turned round. */
function stored(bugId: string, otherId: string, kind: LinkKind) {
  if (kind === 'blocks') return { bug_id: bugId, other_id: otherId, kind }
  if (kind === 'blocked_by') return { bug_id: otherId, other_id: bugId, kind: 'blocks' } as const
  const [first, second] = bugId < otherId ? [bugId, otherId] : [otherId, bugId]
  return { bug_id: first, other_id: second, kind }
}

type Both = {
  bug: { id: string; number: number }
  other: { id: string; number: number }
  isNew: boolean
}

async function recordBoth(change: BugChange, { bug, other, isNew }: Both): Promise<void> {
  for (const [one, partner] of [
    [bug, other],
    [other, bug],
  ] as const) {
    const name = `#${partner.number}`
    const difference = { field: 'link', from: isNew ? null : name, to: isNew ? name : null }
    await recordEvents(change, one.id, { differences: [difference] })
  }
}
