import { failures } from '#kernel/server/app-error.ts'
import type { EntryChange } from '../contract.ts'
import { entryFailures } from '../errors.ts'
import { wordsOf } from './create-entry.ts'
import { type EntryRow, findFacts, takeEntry } from './queries.ts'
import { saveDraft } from './save-draft.ts'
import { guardShown } from './shown-entries.ts'
import { columnsOf } from './structure.ts'
import { toEntryItem } from './wire.ts'
import { ENTRIES_TAG, ENTRY_NOUN, entryTag, type Work } from './work.ts'
import { refreshListing, touchEntry } from './write-draft.ts'

/** `PUT /entry/`: tags, dates, type and author hold at once; words and content go into the draft. */
export async function changeEntry(work: Work, id: string, given: EntryChange): Promise<void> {
  const { lang, version, content } = given
  const entry = await takeEntry(work, id)
  if (entry.version !== version) {
    const [current] = await findFacts(work.change.db, [id])
    throw failures.stale({ current: current && toEntryItem(current, lang) })
  }
  await changeStructure(work, entry, given)
  const fields = wordsOf(given)
  if (Object.keys(fields).length > 0 || content)
    await saveDraft(work, { id, lang, fields, blocks: content })
}

async function changeStructure(work: Work, entry: EntryRow, given: EntryChange): Promise<void> {
  const columns = columnsOf(given)
  if (Object.keys(columns).length === 0) return
  const { id } = entry
  if (isNews(entry, columns)) await guardShown(work, [id], entryFailures.publishFacts)
  await mustNotVanish(work, id, columns.publish_date)
  await work.change.db.updateTable('entries').set(columns).where('id', '=', id).execute()
  await touchEntry(work, id)
  await refreshListing(work, id)
  work.change.touch(entryTag(id), ENTRIES_TAG)
  const before = { tags: entry.tags, publish_date: entry.publish_date, type: entry.type }
  const { tag_keys: _keys, is_dated: _dated, ...after } = columns
  await work.change.audit({ noun: ENTRY_NOUN, id, action: 'update', before, after })
}

/** Saying again what is so already changes nothing for anybody. */
function isNews(entry: EntryRow, columns: Partial<EntryRow>): boolean {
  const known = new Map<string, unknown>(Object.entries(entry))
  return Object.entries(columns).some(
    ([name, value]) => JSON.stringify(known.get(name)) !== JSON.stringify(value),
  )
}

/** What is live cannot have happened later; what shall appear later is appointed. */
async function mustNotVanish({ change }: Work, id: string, at: Date | undefined): Promise<void> {
  if (!at || at.getTime() <= Date.now()) return
  const live = await change.db
    .selectFrom('entry_contents')
    .select('lang')
    .where('entry_id', '=', id)
    .where('is_live', '=', true)
    .executeTakeFirst()
  if (live) throw entryFailures.futureDate({ fields: { publish_date: at.toISOString() } })
}
