import { routesOf } from '#kernel/server/route.ts'
import { bugTrackerSection } from '../config.ts'
import * as contract from '../contract-plans.ts'
import { closeMilestone, reopenMilestone } from './close-milestone.ts'
import {
  createMilestone,
  deleteMilestone,
  findMilestoneNames,
  findMilestones,
  updateMilestone,
} from './milestones.ts'
import { staffMembers } from './names.ts'
import { createProject, deleteProject, findProjects, updateProject } from './projects.ts'
import type { BugTables } from './tables.ts'
import { findTags } from './tags.ts'
import { inOneChange } from './work.ts'

const on = routesOf<BugTables>()

/** Milestones, projects, and what bugs can be filtered by. */
export const planRoutes = [
  on(contract.listMilestones, async ({ db }) => ({ milestones: await findMilestones(db) })),
  on(contract.createMilestone, async (context, { body }) => {
    const id = await inOneChange(context, (work) => createMilestone(work, body))
    return { milestones: await findMilestones(context.db, id) }
  }),
  on(contract.updateMilestone, async (context, { body: { _id, ...fields } }) => {
    await inOneChange(context, (work) => updateMilestone(work, _id, fields))
    return { milestones: await findMilestones(context.db, _id) }
  }),
  on(contract.closeMilestone, async (context, { params, body }) => {
    await inOneChange(context, (work) => closeMilestone(work, params.id, body))
    return { milestones: await findMilestones(context.db, params.id) }
  }),
  on(contract.reopenMilestone, async (context, { params, body }) => {
    await inOneChange(context, (work) => reopenMilestone(work, params.id, body.version))
    return { milestones: await findMilestones(context.db, params.id) }
  }),
  on(contract.deleteMilestone, async (context, { params }) => {
    await inOneChange(context, (work) => deleteMilestone(work, params.id))
    return { ids: [params.id] }
  }),
  on(contract.listProjects, async ({ db }) => ({ projects: await findProjects(db) })),
  on(contract.createProject, async (context, { body }) => {
    await inOneChange(context, (work) => createProject(work, body))
    return { projects: await findProjects(context.db) }
  }),
  on(contract.updateProject, async (context, { body: { _id, ...fields } }) => {
    await inOneChange(context, (work) => updateProject(work, _id, fields))
    return { projects: await findProjects(context.db) }
  }),
  on(contract.deleteProject, async (context, { params }) => {
    await inOneChange(context, (work) => deleteProject(work, params.id))
    return { ids: [params.id] }
  }),
  on(contract.listFilters, async ({ db, config }) => {
    const developers = await staffMembers(db).orderBy('name').limit(500).execute()
    const projects = await findProjects(db)
    const milestones = await findMilestoneNames(db)
    const { types, environments, ...settings } = config.get(bugTrackerSection)
    return {
      tags: await findTags(db),
      developers: developers.map(toChoice),
      projects: projects.map(({ _id, title }) => ({ _id, name: title })),
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
