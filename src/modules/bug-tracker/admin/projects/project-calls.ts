import type { ListAnswer, ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { createProject, listProjects, type Project, updateProject } from '../../contract-plans.ts'

export type ProjectDraft = Pick<Project, 'title' | 'colour' | 'isArchived'>
type Ask = ListAsk<{ sort?: 'title' | '-title' }>

/** The server sends all of them at once; they are few. */
export async function findProjects({ search, sort }: Ask): Promise<ListAnswer<Project>> {
  const { projects } = await call(listProjects, {})
  const wanted = search.trim().toLowerCase()
  const sign = sort === '-title' ? -1 : 1
  const rows = projects
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .sort((one, other) => sign * one.title.localeCompare(other.title))
  return { rows, total: rows.length }
}

export async function loadProject(id: string): Promise<Project> {
  const { projects } = await call(listProjects, {})
  const found = projects.find(({ _id }) => _id === id)
  if (!found) throw new CallError({ status: 404, code: 'not-found' })
  return found
}

/** The server answers with all projects, so a new one is the one that was not there before. */
export async function saveProject(ask: SaveAsk<Project, ProjectDraft>): Promise<Project> {
  const { id, version = 1, values, changes } = ask
  if (id !== undefined) {
    await call(updateProject, { body: { ...changes, _id: id, version } })
    return loadProject(id)
  }
  const before = await call(listProjects, {})
  const known = new Set(before.projects.map(({ _id }) => _id))
  const { projects } = await call(createProject, { body: values })
  const made = projects.find(({ _id, title }) => !known.has(_id) && title === values.title.trim())
  if (!made) throw new Error('The server answered without the new project')
  return made
}
