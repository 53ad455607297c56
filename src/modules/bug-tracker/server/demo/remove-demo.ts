import { sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import { demoOfNoun, type KeptDemo } from '#kernel/server/manifest/demo.ts'
import { bugSearch } from '../../bugs/server/find/bug-search.ts'
import { forgetTags } from '../../bugs/server/find/tags.ts'
import type { BugTables } from '../tables.ts'

type BugChange = Change<BugTables>

/** As the demo notes what it makes of each table. */
export const DEMO_NOUNS = {
  bugs: 'bug',
  comments: 'bug-comment',
  projects: 'bug-project',
  milestones: 'bug-milestone',
} as const

/** Bugs that somebody worked on stay, with the project and milestone they belong to. */
export async function removeDemo(change: BugChange): Promise<KeptDemo[]> {
  const ids = await noted(change, 'bugs')
  const { rows: touched } = await sql<{ id: string; title: string }>`
    select b.id, b.title from bugs b
    where b.id = any(${ids}::uuid[]) and b.deleted_at is null and (b.version <> 1
      or exists (select from bug_files f where f.bug_id = b.id)
      or exists (select from bug_comments c where c.bug_id = b.id
        and c.id <> all(${await noted(change, 'comments')}::uuid[]))
      or exists (select from bugs o where o.duplicate_of = b.id
        and o.id <> all(${ids}::uuid[])))`.execute(change.db)
  const kept = touched.map(({ id }) => id)
  await sql`delete from bugs where id = any(${ids}::uuid[])
    and id <> all(${kept}::uuid[])`.execute(change.db)
  const plans = [
    ...(await removePlans(change, 'projects')),
    ...(await removePlans(change, 'milestones')),
  ]
  await bugSearch.forget(change.db)
  await forgetTags(change.db)
  return [
    ...touched.map(({ id, title }) => ({
      noun: DEMO_NOUNS.bugs,
      id,
      label: title,
      link: `bugtracker/edit/${id}`,
    })),
    ...plans,
  ]
}

const PLANS = {
  projects: { table: 'bug_projects', column: 'project_id', link: 'bugtracker/projects' },
  milestones: { table: 'bug_milestones', column: 'milestone_id', link: 'bugtracker/milestones' },
} as const

async function removePlans(change: BugChange, kind: keyof typeof PLANS): Promise<KeptDemo[]> {
  const { table, column, link } = PLANS[kind]
  const ids = await noted(change, kind)
  await sql`delete from ${sql.table(table)} plan where id = any(${ids}::uuid[]) and version = 1
    and not exists (select from bugs where bugs.${sql.ref(column)} = plan.id)`.execute(change.db)
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(change.db)
  return rows.map(({ id, title }) => ({ noun: DEMO_NOUNS[kind], id, label: title, link }))
}

async function noted({ kernel }: BugChange, kind: keyof typeof DEMO_NOUNS): Promise<string[]> {
  return [...(await demoOfNoun(kernel, DEMO_NOUNS[kind])).keys()]
}
