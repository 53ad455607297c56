import { sql } from 'kysely'
import { bugFailures } from '../../../errors.ts'
import type { Db } from '../find/queries.ts'

/** Names of what a bug refers to, for people who read its history later. */
export type Names = Partial<Record<'project' | 'milestone' | 'developer' | 'duplicateOf', string>>

type References = {
  project?: string
  milestone?: string | null
  developer?: string | null
}

/** Makes sure that what is referred to exists and may be used; it cannot vanish meanwhile. */
export async function namesOf(db: Db, wanted: References): Promise<Names> {
  const names: Names = {}
  if (wanted.project) names.project = await projectTitle(db, wanted.project)
  if (wanted.milestone) names.milestone = await milestoneTitle(db, wanted.milestone)
  if (wanted.developer) names.developer = await developerName(db, wanted.developer)
  return names
}

async function projectTitle(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('bug_projects')
    .select('title')
    .where('id', '=', id)
    .where('is_archived', '=', false)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw bugFailures.unknownProject()
  return row.title
}

async function milestoneTitle(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('bug_milestones')
    .select('title')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!row) throw bugFailures.unknownMilestone()
  return row.title
}

async function developerName(db: Db, id: string): Promise<string> {
  const row = await staffMembers(db).where('users.id', '=', id).executeTakeFirst()
  if (!row) throw bugFailures.unknownDeveloper()
  return row.name
}

/** People who may work on bugs: staff whose account is not blocked. */
export function staffMembers(db: Db) {
  return db
    .selectFrom('users')
    .select(['users.id', sql<string>`coalesce(nullif(users.name, ''), users.handle)`.as('name')])
    .where(sql<boolean>`users.roles && array['member', 'admin', 'system']`)
    .where('users.is_blocked', '=', false)
}
