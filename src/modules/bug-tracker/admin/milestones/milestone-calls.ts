import type { ListAnswer, ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import {
  createMilestone,
  listMilestones,
  type Milestone,
  updateMilestone,
} from '../../contract-plans.ts'

export type MilestoneQuery = {
  /** 'plan' is the order of the server: open ones first, the next due date on top. */
  sort?: 'plan' | 'title' | '-title' | 'due' | '-due'
  state?: 'open' | 'closed'
}
export type MilestoneDraft = Pick<Milestone, 'title' | 'notes' | 'due'>

/** The server sends all of them at once; they are few. */
export async function findMilestones(ask: ListAsk<MilestoneQuery>): Promise<ListAnswer<Milestone>> {
  const { page, limit, sort } = ask
  const { milestones } = await call(listMilestones, {})
  const found = milestones.filter((milestone) => matches(milestone, ask)).sort(orderBy(sort))
  return { rows: found.slice(page * limit, (page + 1) * limit), total: found.length }
}

export async function loadMilestone(id: string): Promise<Milestone> {
  const { milestones } = await call(listMilestones, {})
  const found = milestones.find(({ _id }) => _id === id)
  if (!found) throw new CallError({ status: 404, code: 'not-found' })
  return found
}

export async function saveMilestone(ask: SaveAsk<Milestone, MilestoneDraft>): Promise<Milestone> {
  const { id, version = 1, values, changes } = ask
  const { milestones } =
    id === undefined
      ? await call(createMilestone, { body: values })
      : await call(updateMilestone, { body: { ...changes, _id: id, version } })
  const [saved] = milestones
  if (!saved) throw new Error('The server answered without a milestone')
  return saved
}

function matches(
  { title, closed }: Milestone,
  { search, filters }: ListAsk<MilestoneQuery>,
): boolean {
  const isState = !filters.state || filters.state === (closed === null ? 'open' : 'closed')
  return isState && title.toLowerCase().includes(search.trim().toLowerCase())
}

function orderBy(sort: NonNullable<MilestoneQuery['sort']>) {
  const sign = sort.startsWith('-') ? -1 : 1
  return (one: Milestone, other: Milestone): number => {
    if (sort === 'plan') return 0
    if (sort.endsWith('title')) return sign * one.title.localeCompare(other.title)
    return sign * (one.due ?? '9999').localeCompare(other.due ?? '9999')
  }
}
