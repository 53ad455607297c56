import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import {
  Day,
  Id,
  IdParams,
  requiredText,
  Timestamp,
  text,
  Version,
} from '#kernel/contract/fields.ts'
import { Priority, Severity } from './contract-values.ts'

const MILESTONES = '/api/v1/system_bugtracker/milestones'
const PROJECTS = '/api/v1/system_bugtracker/projects'

const view = staff('bug-tracker', 'view')
const create = staff('bug-tracker', 'create')
const edit = staff('bug-tracker', 'edit')
const remove = staff('bug-tracker', 'delete')

const milestoneFields = {
  title: requiredText(120),
  /** How the release notes begin. */
  notes: text(20_000),
  due: Day.nullable(),
}

export const Milestone = z.object({
  _id: Id,
  ...milestoneFields,
  version: Version,
  closed: Timestamp.nullable(),
  progress: z.object({
    open: z.int(),
    done: z.int(),
    estimateMinutes: z.int(),
    spentMinutes: z.int(),
  }),
})
export type Milestone = z.infer<typeof Milestone>
const Milestones = z.object({ milestones: z.array(Milestone) })

export const listMilestones = endpoint({
  method: 'GET',
  path: MILESTONES,
  access: view,
  reply: Milestones,
  summary: 'Milestones with their progress',
})

export const createMilestone = endpoint({
  method: 'POST',
  path: MILESTONES,
  access: create,
  body: z.strictObject(milestoneFields).partial().required({ title: true }),
  reply: Milestones,
  summary: 'Plans a milestone',
})

export const updateMilestone = endpoint({
  method: 'PUT',
  path: MILESTONES,
  access: edit,
  body: z.strictObject(milestoneFields).partial().extend({ _id: Id, version: Version }),
  reply: Milestones,
  summary: 'Changes a milestone',
})

export const closeMilestone = endpoint({
  method: 'POST',
  path: `${MILESTONES}/:id/close`,
  access: edit,
  params: IdParams,
  /** With `moveTo` the bugs that are not done move to that milestone; null takes them off the plan. */
  body: z.strictObject({ version: Version, moveTo: Id.nullable().optional() }),
  reply: Milestones,
  summary: 'Closes a milestone once its bugs are done or moved',
})

export const reopenMilestone = endpoint({
  method: 'POST',
  path: `${MILESTONES}/:id/reopen`,
  access: edit,
  params: IdParams,
  body: z.strictObject({ version: Version }),
  reply: Milestones,
  summary: 'Opens a closed milestone again',
})

export const deleteMilestone = endpoint({
  method: 'DELETE',
  path: `${MILESTONES}/:id`,
  access: remove,
  params: IdParams,
  reply: z.object({ ids: z.array(Id) }),
  summary: 'Removes a milestone no bug belongs to',
})

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i)
const projectFields = { title: requiredText(120), colour: Colour, isArchived: z.boolean() }

export const Project = z.object({ _id: Id, ...projectFields, colour: z.string(), version: Version })
export type Project = z.infer<typeof Project>
const Projects = z.object({ projects: z.array(Project) })

export const listProjects = endpoint({
  method: 'GET',
  path: PROJECTS,
  access: view,
  reply: Projects,
  summary: 'Projects bugs are filed under',
})

export const createProject = endpoint({
  method: 'POST',
  path: PROJECTS,
  access: create,
  body: z.strictObject(projectFields).partial().required({ title: true }),
  reply: Projects,
  summary: 'Adds a project',
})

export const updateProject = endpoint({
  method: 'PUT',
  path: PROJECTS,
  access: edit,
  body: z.strictObject(projectFields).partial().extend({ _id: Id, version: Version }),
  reply: Projects,
  summary: 'Changes a project',
})

export const deleteProject = endpoint({
  method: 'DELETE',
  path: `${PROJECTS}/:id`,
  access: remove,
  params: IdParams,
  reply: z.object({ ids: z.array(Id) }),
  summary: 'Removes a project without bugs',
})

const Choice = z.object({ _id: Id, name: z.string() })

export const listFilters = endpoint({
  method: 'GET',
  path: '/api/v1/system_bugtracker/filters',
  access: view,
  reply: z.object({
    tags: z.array(z.string()),
    developers: z.array(Choice),
    projects: z.array(Choice),
    milestones: z.array(Choice),
    types: z.array(z.object({ key: z.string(), de: z.string(), en: z.string() })),
    environments: z.array(z.string()),
    severity_colours: z.record(Severity, z.string()),
    priority_colours: z.record(Priority, z.string()),
  }),
  summary: 'What bugs can be filtered by, and how the settings name and colour it',
})
