import type { Lang } from '#kernel/i18n/messages.ts'
import { mustBeFound } from '#kernel/server/app-error.ts'
import { readContents } from '#kernel/server/publishing/store/content-store.ts'
import { filesById } from '#modules/files/server/api.ts'
import { filesUsedBy } from '#modules/pages/server/api.ts'
import type { EntryQuery } from '../../contract.ts'
import type { Entry } from '../../contract-entry.ts'
import { type EntryFields, NO_FIELDS } from '../../contract-values.ts'
import { type EntryItem, entryResource } from '../entries/entry.resource.ts'
import { ENTRY_STORE } from '../store.ts'
import type { Db } from '../unit-of-work.ts'
import { withStates } from './entry-rows.ts'
import { stateIn, toEntryItem } from './wire.ts'

/** One entry with its content and every file it uses. */
export async function readOneEntry(db: Db, id: string, lang: Lang) {
  return wholeEntries(db, mustBeFound(await entryResource.read(db, [id])), lang)
}

export async function listWhole(db: Db, query: EntryQuery) {
  const { items, ...totals } = await entryResource.list(db, query)
  return { ...(await wholeEntries(db, items, query.lang)), ...totals }
}

/** Without content: lists show no more than the covers. */
export async function listItems(db: Db, query: EntryQuery) {
  const { items, ...totals } = await entryResource.list(db, query)
  return { ...(await withCovers(db, items, query.lang)), ...totals }
}

export async function readItems(db: Db, ids: readonly string[], lang: Lang) {
  return withCovers(db, await entryResource.read(db, ids), lang)
}

async function withCovers(db: Db, items: readonly EntryItem[], lang: Lang) {
  const facts = await withStates(db, items)
  const entry = facts.map((one) => toEntryItem(one, lang))
  const covers = entry.map(({ cover }) => cover).filter(Boolean)
  return { entry, file: await filesById(db, [...new Set(covers)]) }
}

async function wholeEntries(db: Db, items: readonly EntryItem[], lang: Lang) {
  const stored = { db, store: ENTRY_STORE, empty: NO_FIELDS }
  const entry = items.map(async (item): Promise<Entry> => {
    const states = await readContents<EntryFields>({ ...stored, id: item._id })
    const content = stateIn(states, lang)?.draft_blocks ?? []
    return { ...toEntryItem({ entry: item, states }, lang), content }
  })
  const ids = items.map(({ _id }) => _id)
  return { entry: await Promise.all(entry), file: await filesUsedBy(db, ids) }
}
