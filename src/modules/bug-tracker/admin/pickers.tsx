import type { Option } from '#kernel/admin/fields/filter.ts'
import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { call } from '#kernel/client/call.ts'
import { MAX_LIMIT } from '#kernel/contract/list.ts'
import { getPageData, readBug } from '../bugs/bug.calls.ts'
import { listFilters } from '../bugs/choices.calls.ts'
import { listMilestones } from '../milestones/milestone.calls.ts'
import { project } from '../projects/project.ts'
import { pageLang } from './page-lang.ts'
import { bugPath } from './paths.ts'

/** What can be chosen; what is over is still named, but no longer offered. */
type Choice = Option & { isOver?: boolean }

export const projectSource = sourceOf('bug-project', async () => {
  const { items } = await call(project.calls.list, { query: { limit: MAX_LIMIT } })
  return items.map(({ _id, title, isArchived }) => ({
    value: _id,
    label: title,
    isOver: isArchived,
  }))
})
export const milestoneSource = sourceOf('bug-milestone', async () => {
  const { milestones } = await call(listMilestones, {})
  return milestones.map(({ _id, title, closed }) => ({
    value: _id,
    label: title,
    isOver: closed !== null,
  }))
})
export const developerSource = sourceOf('bug-developer', async () =>
  (await readFilters()).developers.map(toOption),
)
export const typeSource = sourceOf('bug-type', async () =>
  (await readFilters()).types.map((type) => ({ value: type.key, label: type[pageLang()] })),
)

/** For filters: also what is archived or closed. */
export const anyProjectSource = sourceOf('bug-any-project', async () =>
  (await readFilters()).projects.map(toOption),
)
export const anyMilestoneSource = sourceOf('bug-any-milestone', async () =>
  (await readFilters()).milestones.map(toOption),
)

/** Every tag that is in use. */
export async function suggestTags(): Promise<readonly string[]> {
  return (await readFilters()).tags
}

/** Devices and places of the settings. */
export async function findEnvironments(): Promise<readonly string[]> {
  return (await readFilters()).environments
}

const FOUND = 20

/** One bug, found by number or words. */
export const bugSource: ReferenceSource = {
  name: 'bug',
  find: async (search) => {
    const { bugs } = await call(getPageData, { body: { fuzzy: search, limit: FOUND } })
    return bugs.map((bug) => ({ value: bug._id, label: bugLabel(bug), hint: bug.projectTitle }))
  },
  read: async (id) => {
    const { bugs } = await call(readBug, { params: { id } })
    const [bug] = bugs
    return { value: id, label: bug ? bugLabel(bug) : id }
  },
  path: bugPath,
}

/** Any bug but the one it is about. */
export function otherBugSource(id: string): ReferenceSource {
  return {
    ...bugSource,
    name: `bug-beside-${id}`,
    find: async (search) => (await bugSource.find(search)).filter(({ value }) => value !== id),
  }
}

export function bugLabel({ number, title }: { number: number; title: string }): string {
  return `#${number} ${title}`
}

/** History keeps names instead of ids: what is no known id is shown as it is. */
export function sourceOf(name: string, choices: () => Promise<Choice[]>): ReferenceSource {
  return {
    name,
    find: async (search) => {
      const wanted = search.trim().toLowerCase()
      return (await choices()).filter(
        ({ label, isOver }) => !isOver && label.toLowerCase().includes(wanted),
      )
    },
    read: async (id) =>
      (await choices()).find(({ value }) => value === id) ?? { value: id, label: id },
  }
}

function readFilters() {
  return call(listFilters, {})
}

function toOption({ _id, name }: { _id: string; name: string }): Option {
  return { value: _id, label: name }
}
