import type { Lang } from '#kernel/i18n/texts.ts'
import { failures } from '#kernel/server/app-error.ts'
import { readContents } from '#kernel/server/publishing/store/content-store.ts'
import { filesById } from '#modules/files/server/api.ts'
import type { EntryQuery } from '../../contract.ts'
import type { Entry } from '../../contract-entry.ts'
import type { EntryFields } from '../../contract-values.ts'
import { ENTRY_STORE } from '../store.ts'
import type { Db } from '../unit-of-work.ts'
import { findFacts } from './entry-rows.ts'
import { findEntryList } from './find-entries.ts'
import { stateIn, toEntryItem } from './wire.ts'

const MOST_FILES = 200

/** One entry with its content and every file it uses. */
export async function readOneEntry(db: Db, id: string, lang: Lang) {
  const entry = await wholeEntries(db, [id], lang)
  if (entry.length === 0) throw failures.notFound()
  return { entry, file: await filesUsedBy(db, [id]) }
}

export async function listWhole(db: Db, query: EntryQuery) {
  const { ids, ...totals } = await findEntryList(db, query)
  const entry = await wholeEntries(db, ids, query.lang)
  return { entry, file: await filesUsedBy(db, ids), ...totals }
}

/** Without content: lists show no more than the covers. */
export async function listItems(db: Db, query: EntryQuery) {
  const { ids, ...totals } = await findEntryList(db, query)
  return { ...(await readItems(db, ids, query.lang)), ...totals }
}

export async function readItems(db: Db, ids: readonly string[], lang: Lang) {
  const facts = await findFacts(db, [...new Set(ids)])
  const entry = facts.map((one) => toEntryItem(one, lang))
  const covers = entry.map(({ cover }) => cover).filter(Boolean)
  return { entry, file: await filesById(db, [...new Set(covers)]) }
}

async function wholeEntries(db: Db, ids: readonly string[], lang: Lang): Promise<Entry[]> {
  const facts = await findFacts(db, ids)
  return Promise.all(
    facts.map(async (one) => {
      const content = stateIn(
        await readContents<EntryFields>({ db, store: ENTRY_STORE, id: one.entry.id }),
        lang,
      )
      return { ...toEntryItem(one, lang), content: content?.draft_blocks ?? [] }
    }),
  )
}

async function filesUsedBy(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('page_refs')
    .select('target_id')
    .distinct()
    .where('owner_id', 'in', [...ids])
    .where('kind', '=', 'file')
    .limit(MOST_FILES)
    .execute()
  const files = rows.map((row) => row.target_id)
  return filesById(db, files)
}
