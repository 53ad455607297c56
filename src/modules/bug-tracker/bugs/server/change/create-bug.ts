import { uuidv7 } from 'uuidv7'
import { displayName, isStaff } from '#kernel/access/roles.ts'
import { bugTrackerSection } from '../../../config.ts'
import { bugFailures } from '../../../errors.ts'
import type { BugChange } from '../../../server/unit-of-work.ts'
import { tellWatchers } from '../../../watchers/server/tell-watchers.ts'
import { addWatchers } from '../../../watchers/server/watch-bug.ts'
import type { NewBug } from '../../bug.ts'
import { bugSearch, searchedText } from '../find/bug-search.ts'
import { learnTags } from '../find/tags.ts'
import { columnsOf } from './bug-patch.ts'
import { namesOf } from './check-references.ts'
import { recordEvents } from './record-events.ts'

/** What comes from the way a bug arrived, not from the form. */
type Origin = {
  reporterId?: string
  statusTokenHash?: (id: string) => Buffer
}

export async function createBug(
  change: BugChange,
  given: NewBug,
  origin: Origin = {},
): Promise<{ id: string; number: number }> {
  const id = uuidv7()
  const project = await projectFor(change, given.project)
  const { milestone, developer } = given
  await namesOf(change.db, { project, milestone, developer })
  const { number } = await change.db
    .insertInto('bugs')
    .values({
      ...columnsOfNew(change, given),
      id,
      project_id: project,
      reporter_id: origin.reporterId ?? null,
      status_token_hash: origin.statusTokenHash?.(id) ?? null,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await writeTexts(change, { id, number, given })
  await learnTags(change.db, given.tags ?? [])
  const differences = [{ field: 'created', from: null, to: given.title }]
  await recordEvents(change, id, { differences })
  await change.audit({ noun: 'bug', id, action: 'create', after: { number } })
  await watchFromTheStart(change, id, developer)
  await tellWatchers(change, { id, number, title: given.title }, { kind: 'created' })
  return { id, number }
}

function columnsOfNew({ scope }: BugChange, given: NewBug) {
  const { types } = scope.config.get(bugTrackerSection)
  const type = given.type ?? types[0]?.key ?? ''
  if (!types.some((known) => known.key === type)) throw bugFailures.unknownType()
  return {
    ...columnsOf(given),
    title: given.title,
    type,
    severity: given.severity ?? 'minor',
    priority: given.priority ?? 'normal',
    reproduce: given.reproduce ?? 'untested',
    reporter_name: given.reporterName ?? displayName(scope.user),
  }
}

/** The chosen project, else the configured one, else the first one there is. */
async function projectFor(change: BugChange, chosen?: string): Promise<string> {
  const project = chosen ?? change.scope.config.get(bugTrackerSection).default_project
  if (project) return project
  const first = await change.db
    .selectFrom('bug_projects')
    .select('id')
    .where('is_archived', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  if (!first) throw bugFailures.unknownProject()
  return first.id
}

type Fresh = { id: string; number: number; given: NewBug }

async function writeTexts(change: BugChange, { id, number, given }: Fresh): Promise<void> {
  const { title, body = '', environment = '' } = given
  const text = searchedText({ number, title, body })
  await bugSearch.learn(change.db, text)
  await change.db
    .insertInto('bug_texts')
    .values({ bug_id: id, body, environment, words: bugSearch.vector(text) })
    .execute()
}

async function watchFromTheStart(
  change: BugChange,
  id: string,
  developer?: string | null,
): Promise<void> {
  const own = isStaff(change.scope.user) ? [change.scope.user.id] : []
  await addWatchers(change.db, id, [...new Set([...own, ...(developer ? [developer] : [])])])
}
