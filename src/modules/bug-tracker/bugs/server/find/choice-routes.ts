import { routesOf } from '#kernel/server/route.ts'
import { bugTrackerSection } from '../../../config.ts'
import { findMilestoneNames } from '../../../milestones/server/milestone.resource.ts'
import type { BugTables } from '../../../server/tables.ts'
import * as contract from '../../choices.calls.ts'
import { staffMembers } from '../change/check-references.ts'
import { findTags } from './tags.ts'

const on = routesOf<BugTables>()

/** What bugs can be filtered by. */
export const choiceRoutes = [
  on(contract.listFilters, async ({ db, config }) => {
    const developers = await staffMembers(db)
      .where('users.is_builtin', '=', false)
      .orderBy('name')
      .limit(500)
      .execute()
    const projects = await db
      .selectFrom('bug_projects')
      .select(['id', 'title as name'])
      .orderBy('is_archived')
      .orderBy('created_at')
      .orderBy('id')
      .limit(500)
      .execute()
    const milestones = await findMilestoneNames(db)
    const { types, environments, ...settings } = config.get(bugTrackerSection)
    return {
      tags: await findTags(db),
      developers: developers.map(toChoice),
      projects: projects.map(toChoice),
      milestones: milestones.map(toChoice),
      types,
      environments,
      severity_colours: settings.severity_colours,
      priority_colours: settings.priority_colours,
    }
  }),
]

function toChoice({ id, name }: { id: string; name: string }) {
  return { _id: id, name }
}
