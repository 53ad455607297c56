import type { z } from 'zod'
import type { ListAnswer, ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import {
  type Bug,
  type BugItem,
  createBug,
  getPageData,
  readBug,
  updateBugById,
} from '../bug.calls.ts'
import type { NewBug } from '../bug.ts'
import type { PageDataBody } from '../bug-query.ts'

/** A bug of the list, or one that was opened and is known in full. */
export type SomeBug = BugItem & Partial<Omit<Bug, keyof BugItem>>
export type BugQuery = z.input<typeof PageDataBody>
/** What the form edits; a new bug may leave project and type to the settings. */
export type BugDraft = Required<NewBug>

export async function findBugs(ask: ListAsk<BugQuery>): Promise<ListAnswer<SomeBug>> {
  const { filters, search, ...paging } = ask
  const reply = await call(getPageData, { body: { ...filters, ...paging, fuzzy: search } })
  const { bugs, numItems, numItemsExact = true, next } = reply
  return { rows: bugs, total: numItems, isExact: numItemsExact, next }
}

export async function loadBug(id: string): Promise<SomeBug> {
  return only(await call(readBug, { params: { id } }))
}

export async function saveBug(ask: SaveAsk<SomeBug, BugDraft>): Promise<SomeBug> {
  const { id, version = 1, values, changes } = ask
  if (id === undefined) return only(await call(createBug, { body: present(values) }))
  const change = { ...changes, ...mailOf(changes), version }
  return only(await call(updateBugById, { params: { id }, body: change }))
}

function only({ bugs }: { bugs: readonly Bug[] }): Bug {
  const [bug] = bugs
  if (!bug) throw new Error('The server answered without a bug')
  return bug
}

/** What was left empty is left to the server. */
function present(values: BugDraft): NewBug {
  return {
    ...values,
    ...mailOf(values),
    project: values.project || undefined,
    type: values.type || undefined,
    reporterName: values.reporterName || undefined,
  }
}

/** No address is null on the wire and an empty box in the form. */
function mailOf({ reporterMail }: Partial<BugDraft>): Pick<NewBug, 'reporterMail'> {
  return reporterMail === '' ? { reporterMail: null } : {}
}
