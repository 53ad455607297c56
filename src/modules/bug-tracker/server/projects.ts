import type { Selectable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import type { Project } from '../contract-plans.ts'
import { bugFailures } from '../errors.ts'
import type { Db } from './queries.ts'
import type { BugTables } from './tables.ts'
import type { Work } from './work.ts'

type Fields = { title?: string; colour?: string; isArchived?: boolean }

export async function findProjects(db: Db): Promise<Project[]> {
  const rows = await db
    .selectFrom('bug_projects')
    .selectAll()
    .orderBy('is_archived')
    .orderBy('created_at')
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(toProject)
}

export async function createProject(
  { change }: Work,
  { title, colour, isArchived }: Fields & { title: string },
): Promise<string> {
  const id = uuidv7()
  const row = { id, title, colour, is_archived: isArchived }
  await change.db.insertInto('bug_projects').values(row).execute()
  await change.audit({ noun: 'bug-project', id, action: 'create', after: { title, colour } })
  return id
}

export async function updateProject(
  { change }: Work,
  id: string,
  { version, title, colour, isArchived }: Fields & { version: number },
): Promise<void> {
  const before = await change.db
    .selectFrom('bug_projects')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw failures.notFound()
  if (before.version !== version) throw failures.stale({ current: toProject(before) })
  const after = await change.db
    .updateTable('bug_projects')
    .set({ title, colour, is_archived: isArchived, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const snapshots = { before: toProject(before), after: toProject(after) }
  await change.audit({ noun: 'bug-project', id, action: 'update', ...snapshots })
}

export async function deleteProject({ change }: Work, id: string): Promise<void> {
  const used = await change.db
    .selectFrom('bugs')
    .select('id')
    .where('project_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (used) throw bugFailures.inUse()
  const gone = await change.db
    .deleteFrom('bug_projects')
    .where('id', '=', id)
    .returning('title')
    .executeTakeFirst()
  if (!gone) throw failures.notFound()
  await change.audit({ noun: 'bug-project', id, action: 'delete', before: gone })
}

function toProject(row: Selectable<BugTables['bug_projects']>): Project {
  const { id, title, colour, is_archived, version } = row
  return { _id: id, title, colour, isArchived: is_archived, version }
}
