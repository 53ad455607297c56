import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { bugAttachments } from '../../../attachments/server/bug-attachments.ts'
import type { BugChange } from '../../../server/unit-of-work.ts'
import { recordEvents } from './record-events.ts'

/** Moves bugs to the trash; those already there or unknown are left out of the answer. */
export async function trashBugs(change: BugChange, ids: readonly string[]): Promise<string[]> {
  const deletedAt = new Date()
  const rows = await setDeleted(change, [...new Set(ids)], deletedAt)
  for (const { id, number } of rows) {
    const differences = [{ field: 'deleted', from: null, to: deletedAt.toISOString() }]
    await recordEvents(change, id, { differences })
    await change.audit({ noun: 'bug', id, action: 'delete', before: { number } })
  }
  return rows.map((row) => row.id)
}

export async function restoreBug(change: BugChange, id: string): Promise<void> {
  const [row] = await setDeleted(change, [id], null)
  if (!row) throw failures.notFound()
  const differences = [{ field: 'deleted', from: row.before, to: null }]
  await recordEvents(change, id, { differences })
  await change.audit({ noun: 'bug', id, action: 'restore', after: { number: row.number } })
}

/** Removes for good what has lain in the trash since before `until`; returns how many. */
export async function purgeTrash(change: BugChange, until: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from bugs where deleted_at < ${until} limit 200 for update skip locked`.execute(
    change.db,
  )
  return (
    await purgeBugs(
      change,
      rows.map((row) => row.id),
    )
  ).length
}

/** Removes for good those that lie in the trash; the others are left out of the answer. */
export async function purgeBugs(change: BugChange, wanted: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bugs where id = any(${[...wanted]}::uuid[]) and deleted_at is not null
    order by id for update`.execute(change.db)
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  await bugAttachments.removeOf(change, ids)
  await change.db.deleteFrom('bugs').where('id', 'in', ids).execute()
  for (const id of ids) await change.audit({ noun: 'bug', id, action: 'purge' })
  return ids
}

type Trashed = { id: string; number: number; before: Date | null }

/** Only rows that are on the other side of the lid change; the rows are locked in one order. */
async function setDeleted(
  change: BugChange,
  ids: readonly string[],
  to: Date | null,
): Promise<Trashed[]> {
  const { rows } = await sql<Trashed>`
    with wanted as (
      select id, deleted_at as before from bugs
      where id = any(${[...ids]}::uuid[])
        and ${to ? sql`deleted_at is null` : sql`deleted_at is not null`}
      order by id for update
    )
    update bugs set deleted_at = ${to}, updated_at = clock_timestamp(), version = version + 1
    from wanted where bugs.id = wanted.id
    returning bugs.id, bugs.number, wanted.before`.execute(change.db)
  return rows
}
