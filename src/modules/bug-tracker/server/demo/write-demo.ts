import { uuidv7 } from 'uuidv7'
import { tablesOf } from '#kernel/server/database.ts'
import { noteDemo } from '#kernel/server/manifest/demo.ts'
import type { Status } from '../../bugs/bug-values.ts'
import { isFinal, TRANSITIONS } from '../../bugs/life-cycle.ts'
import { bugSearch, searchedText } from '../../bugs/server/find/bug-search.ts'
import type { Db } from '../../bugs/server/find/queries.ts'
import { learnTags } from '../../bugs/server/find/tags.ts'
import type { DemoBug } from './demo-bug.ts'
import { DEMO_NOUNS } from './remove-demo.ts'

const DAY = 24 * 60 * 60 * 1000

export type Person = { id: string; name: string }

/** Where an invented bug belongs. */
export type DemoSurroundings = {
  project: string
  milestones: Readonly<Record<'spring' | 'autumn', string>>
  staff: Person
}

/** Writes one invented bug with the life it has had; returns its id. */
export async function writeDemoBug(db: Db, bug: DemoBug, place: DemoSurroundings): Promise<string> {
  const id = uuidv7()
  const created = new Date(Date.now() - bug.age * DAY)
  const updated = new Date(created.getTime() + (bug.age * DAY) / 3)
  const { number } = await db
    .insertInto('bugs')
    .values({
      ...columnsOf(bug, place),
      id,
      created_at: created,
      updated_at: updated,
      ...ending(bug, updated),
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  const { title, body, environment = '' } = bug
  const text = searchedText({ number, title, body })
  await bugSearch.learn(db, text)
  await learnTags(db, bug.tags ?? [])
  await db
    .insertInto('bug_texts')
    .values({ bug_id: id, body, environment, words: bugSearch.vector(text) })
    .execute()
  await writeHistory(db, { id, bug, place, created, updated })
  await writeVotes(db, id, bug.affected ?? 0)
  return id
}

function columnsOf(bug: DemoBug, { project, milestones, staff }: DemoSurroundings) {
  return {
    title: bug.title,
    project_id: project,
    type: bug.type ?? 'bug',
    status: bug.status,
    severity: bug.severity ?? 'minor',
    priority: bug.priority ?? 'normal',
    reproduce: bug.reproduce ?? 'untested',
    developer_id: bug.isUnassigned ? null : staff.id,
    milestone_id: bug.milestone ? milestones[bug.milestone] : null,
    reporter_name: bug.reporter ?? staff.name,
    tags: bug.tags ?? [],
    estimate_minutes: bug.estimate ?? null,
    spent_minutes: bug.spent ?? 0,
    fixed_in: bug.fixedIn ?? '',
    num_votes: bug.affected ?? 0,
  } as const
}

/** Invented people have no accounts; to votes they are ids that no account has. */
async function writeVotes(db: Db, id: string, count: number): Promise<void> {
  if (count === 0) return
  const votes = Array.from({ length: count }, () => ({ bug_id: id, voter_id: uuidv7() }))
  await db.insertInto('bug_votes').values(votes).execute()
}

function ending({ status }: DemoBug, updated: Date) {
  return { status_since: updated, closed_at: isFinal(status) ? updated : null }
}

type Life = { id: string; bug: DemoBug; place: DemoSurroundings; created: Date; updated: Date }

async function writeHistory(db: Db, { id, bug, place, created, updated }: Life): Promise<void> {
  const { staff } = place
  const path = pathTo(bug.status)
  const span = updated.getTime() - created.getTime()
  const at = (step: number, of: number) => new Date(created.getTime() + (span * step) / of)
  const base = { bug_id: id, actor_id: staff.id, actor_name: staff.name }
  const steps = path.map((status, step) => ({
    ...base,
    id: uuidv7(),
    field: step === 0 ? 'created' : 'status',
    from: JSON.stringify(step === 0 ? null : path[step - 1]),
    to: JSON.stringify(step === 0 ? bug.title : status),
    created_at: at(step, Math.max(1, path.length - 1)),
  }))
  await db.insertInto('bug_events').values(steps).execute()
  await db.insertInto('bug_watchers').values({ bug_id: id, user_id: staff.id }).execute()
  const comments = (bug.comments ?? []).map(({ from, text, isPublic }, index, all) => ({
    id: uuidv7(),
    bug_id: id,
    author_id: from ? null : staff.id,
    author_name: from ?? staff.name,
    is_internal: !isPublic,
    body: text,
    created_at: at(index + 1, all.length + 1),
  }))
  if (comments.length === 0) return
  await db.insertInto('bug_comments').values(comments).execute()
  await noteDemo(tablesOf(db), DEMO_NOUNS.comments, comments)
}

/** The shortest way a bug can have taken to where it is, its start included. */
function pathTo(status: Status): Status[] {
  let paths: Status[][] = [['new']]
  const seen = new Set<Status>(['new'])
  while (paths.length > 0) {
    const found = paths.find((path) => path.at(-1) === status)
    if (found) return found
    paths = paths.flatMap((path) => onwards(path, seen))
  }
  return ['new', status]
}

function onwards(path: Status[], seen: Set<Status>): Status[][] {
  const last = path.at(-1) ?? 'new'
  return TRANSITIONS[last]
    .filter((next) => !seen.has(next))
    .map((next) => {
      seen.add(next)
      return [...path, next]
    })
}
