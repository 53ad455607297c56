import { sql } from 'kysely'
import { displayName } from '#kernel/access/roles.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { OPEN_STATUSES } from '../../bugs/life-cycle.ts'
import { namesOf } from '../../bugs/server/change/check-references.ts'
import { bugFailures } from '../../errors.ts'
import { messages } from '../../messages.ts'
import type { BugChange } from '../../server/unit-of-work.ts'
import { milestoneResource } from './milestone.resource.ts'

type Closing = { version: number; moveTo?: string | null }

/** A milestone closes only when its bugs are done or moved (T3). */
export async function closeMilestone(
  change: BugChange,
  id: string,
  closing: Closing,
): Promise<void> {
  const milestone = await milestoneResource.take(change, id, closing.version)
  if (closing.moveTo !== undefined) {
    await moveOpenBugs(change, { id, title: milestone.title, to: closing.moveTo })
  }
  if (await hasOpenBugs(change, id)) throw bugFailures.milestoneOpen()
  await setClosed(change, id, { version: closing.version, at: new Date() })
  await change.audit({ noun: 'bug-milestone', id, action: 'close' })
}

export async function reopenMilestone(
  change: BugChange,
  id: string,
  version: number,
): Promise<void> {
  await milestoneResource.take(change, id, version)
  await setClosed(change, id, { version, at: null })
  await change.audit({ noun: 'bug-milestone', id, action: 'reopen' })
}

async function setClosed(
  change: BugChange,
  id: string,
  { version, at }: { version: number; at: Date | null },
): Promise<void> {
  await change.db
    .updateTable('bug_milestones')
    .set({ closed_at: at, version: version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

async function hasOpenBugs(change: BugChange, id: string): Promise<boolean> {
  const open = await change.db
    .selectFrom('bugs')
    .select('id')
    .where('milestone_id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status', 'in', OPEN_STATUSES)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

type Moving = { id: string; title: string; to: string | null }

/** One statement however many there are; each bug gets its own line of history (T1). */
async function moveOpenBugs(change: BugChange, { id, title, to }: Moving): Promise<void> {
  const { scope } = change
  if (to === id) throw bugFailures.unknownMilestone()
  const { milestone: newTitle } = await namesOf(change.db, { milestone: to })
  const why = translator(messages, scope.lang)('why.milestoneClosed', { title })
  await sql`
    with moved as (
      update bugs set milestone_id = ${to}, version = version + 1, updated_at = clock_timestamp()
      where milestone_id = ${id} and deleted_at is null
        and status = any(${[...OPEN_STATUSES]}::bug_status[])
      returning id
    )
    insert into bug_events (id, bug_id, actor_id, actor_name, field, "from", "to", why,
      from_ref, to_ref)
    select gen_random_uuid(), id, ${scope.user.id}, ${displayName(scope.user)}, 'milestone',
      ${JSON.stringify(title)}::jsonb, ${JSON.stringify(newTitle ?? null)}::jsonb, ${why},
      ${id}::uuid, ${to}::uuid
    from moved`.execute(change.db)
}
