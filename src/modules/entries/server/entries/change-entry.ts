import { failures } from '#kernel/server/app-error.ts'
import type { EntryUpdate } from '../../contract.ts'
import { entryFailures } from '../../errors.ts'
import { type EntryRow, entryForUpdate, findFacts } from '../queries/entry-rows.ts'
import { toEntryItem } from '../queries/wire.ts'
import { ENTRY_NOUN, type EntryChange } from '../unit-of-work.ts'
import { wordsOf } from './create-entry.ts'
import { entryContent, guardShown, relist, touchEntry } from './entry-content.ts'
import { columnsOf } from './structure.ts'

/** `PUT /entry/`: tags, dates, type and author hold at once; words and content go into the draft. */
export async function changeEntry(
  change: EntryChange,
  id: string,
  given: EntryUpdate,
): Promise<void> {
  const { lang, version, content } = given
  const entry = await entryForUpdate(change, id)
  if (entry.version !== version) {
    const [current] = await findFacts(change.db, [id])
    throw failures.stale({ current: current && toEntryItem(current, lang) })
  }
  await changeStructure(change, entry, given)
  const fields = wordsOf(given)
  if (Object.keys(fields).length > 0 || content)
    await entryContent.saveDraft(change, { id, lang, fields, blocks: content })
}

async function changeStructure(
  change: EntryChange,
  entry: EntryRow,
  given: EntryUpdate,
): Promise<void> {
  const columns = columnsOf(given)
  if (Object.keys(columns).length === 0) return
  const { id } = entry
  if (isNews(entry, columns)) await guardShown(change, [id], entryFailures.publishFacts)
  await mustNotVanish(change, id, columns.publish_date)
  await change.db.updateTable('entries').set(columns).where('id', '=', id).execute()
  await touchEntry(change, id)
  await relist(change, id)
  const before = { tags: entry.tags, publish_date: entry.publish_date, type: entry.type }
  const { tag_keys: _keys, is_dated: _dated, ...after } = columns
  await change.audit({ noun: ENTRY_NOUN, id, action: 'update', before, after })
}

/** Saying again what is so already changes nothing for anybody. */
function isNews(entry: EntryRow, columns: Partial<EntryRow>): boolean {
  const known = new Map<string, unknown>(Object.entries(entry))
  return Object.entries(columns).some(
    ([name, value]) => JSON.stringify(known.get(name)) !== JSON.stringify(value),
  )
}

/** What is live cannot have happened later; what shall appear later is scheduled. */
async function mustNotVanish(change: EntryChange, id: string, at: Date | undefined): Promise<void> {
  if (!at || at.getTime() <= Date.now()) return
  const live = await change.db
    .selectFrom('entry_contents')
    .select('lang')
    .where('entry_id', '=', id)
    .where('is_live', '=', true)
    .executeTakeFirst()
  if (live) throw entryFailures.futureDate({ fields: { publish_date: 'future' } })
}
