import { Tags } from '#kernel/contract/fields.ts'
import { AppError, failures } from '#kernel/server/app-error.ts'
import type { BugChange, BugScope } from '../../../server/unit-of-work.ts'
import type { BulkEdit } from '../../flow.calls.ts'
import type { BugRow } from '../find/queries.ts'
import { type BugPatch, tidyTags } from './bug-patch.ts'
import { changeBug, takeBug } from './change-bug.ts'
import { moveBug } from './move-bug.ts'

type Outcome = {
  changed: string[]
  refused: { _id: string; code: string; message: string }[]
}

/** Each bug in a change of its own: what is possible is done, the rest is named with its reason. */
export async function editManyBugs(scope: BugScope, edit: BulkEdit): Promise<Outcome> {
  const outcome: Outcome = { changed: [], refused: [] }
  for (const { _id, version } of edit.bugs) {
    try {
      await scope.change((change) => editOne(change, { id: _id, version, edit }))
      outcome.changed.push(_id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcome.refused.push({ _id, code: error.code, message: error.text[scope.lang] })
    }
  }
  return outcome
}

type One = { id: string; version: number; edit: BulkEdit }

async function editOne(change: BugChange, { id, version, edit }: One): Promise<void> {
  const bug = await takeBug(change, id, version)
  await changeBug(change, bug, { patch: patchOf(bug, edit), why: edit.why })
  if (!edit.status || edit.status === bug.status) return
  const { version: now } = await takeBug(change, id)
  const { status: to, why, fixedIn, duplicateOf } = edit
  await moveBug(change, id, { to, version: now, why, fixedIn, duplicateOf })
}

function patchOf(bug: BugRow, edit: BulkEdit): BugPatch {
  const { severity, priority, developer, milestone, addTags, removeTags } = edit
  const kept = bug.tags.filter((tag) => !removeTags.includes(tag))
  const tags = tidyTags([...kept, ...addTags])
  if (!Tags.safeParse(tags).success) throw failures.invalid({ fields: { addTags: 'too-many' } })
  return { severity, priority, developer, milestone, tags }
}
