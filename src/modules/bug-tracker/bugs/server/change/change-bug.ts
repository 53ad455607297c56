import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { bugTrackerSection } from '../../../config.ts'
import { bugFailures } from '../../../errors.ts'
import type { BugChange } from '../../../server/unit-of-work.ts'
import { tellWatchers } from '../../../watchers/server/tell-watchers.ts'
import { addWatchers } from '../../../watchers/server/watch-bug.ts'
import { bugSearch, searchedText } from '../find/bug-search.ts'
import { type BugRow, lockBug } from '../find/queries.ts'
import { learnTags } from '../find/tags.ts'
import { toBug } from '../find/wire.ts'
import { type BugPatch, columnsOf, differencesOf } from './bug-patch.ts'
import { type Names, namesOf } from './check-references.ts'
import { recordEvents } from './record-events.ts'

/** The bug for writing: it exists, is not in the trash, and is still the one that was read. */
export async function takeBug(change: BugChange, id: string, version?: number): Promise<BugRow> {
  const bug = await lockBug(change.db, id, change.scope.user.id)
  if (!bug) throw failures.notFound()
  if (bug.deleted_at) throw bugFailures.inTrash()
  if (version !== undefined && bug.version !== version) {
    throw failures.stale({ current: toBug(bug) })
  }
  return bug
}

type BugEdit = { patch: BugPatch; why?: string; names?: Names }

/** The one place where a bug changes: row, words, history, audit, event and notices together. */
export async function changeBug(change: BugChange, bug: BugRow, edit: BugEdit): Promise<void> {
  const { patch, why } = edit
  mustKnowType(change, bug, patch)
  const names = { ...(await newNames(change, bug, patch)), ...edit.names }
  const differences = differencesOf(bug, patch, names)
  if (differences.length === 0) return
  await change.db
    .updateTable('bugs')
    .set({
      ...columnsOf(patch),
      updated_at: sql<Date>`clock_timestamp()`,
      version: bug.version + 1,
    })
    .where('id', '=', bug.id)
    .execute()
  await rewriteTexts(change, bug, patch)
  await learnTags(change.db, patch.tags ?? [])
  await recordEvents(change, bug.id, { differences, why })
  await change.audit({ noun: 'bug', id: bug.id, action: 'update' })
  if (patch.developer) await addWatchers(change.db, bug.id, [patch.developer])
  const title = patch.title ?? bug.title
  await tellWatchers(change, { ...bug, title }, { kind: 'changed', differences, why })
}

function mustKnowType({ scope }: BugChange, bug: BugRow, { type }: BugPatch): void {
  if (type === undefined || type === bug.type) return
  const { types } = scope.config.get(bugTrackerSection)
  if (!types.some((known) => known.key === type)) throw bugFailures.unknownType()
}

/** Only what is new is checked: a bug may stay in an archived project. */
function newNames(change: BugChange, bug: BugRow, patch: BugPatch): Promise<Names> {
  const { project, milestone, developer } = patch
  return namesOf(change.db, {
    project: project === bug.project_id ? undefined : project,
    milestone: milestone === bug.milestone_id ? undefined : milestone,
    developer: developer === bug.developer_id ? undefined : developer,
  })
}

async function rewriteTexts(change: BugChange, bug: BugRow, patch: BugPatch): Promise<void> {
  const { title = bug.title, body = bug.body, environment = bug.environment } = patch
  const isSame = title === bug.title && body === bug.body && environment === bug.environment
  if (isSame) return
  const text = searchedText({ number: bug.number, title, body })
  await bugSearch.learn(change.db, text)
  await change.db
    .updateTable('bug_texts')
    .set({ body, environment, words: bugSearch.vector(text) })
    .where('bug_id', '=', bug.id)
    .execute()
}
