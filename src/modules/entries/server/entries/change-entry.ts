import { failures } from '#kernel/server/app-error.ts'
import type { EntryUpdate } from '../../contract.ts'
import { EntryFields } from '../../contract-values.ts'
import { entry } from '../../entry.ts'
import { entryForUpdate } from '../queries/entry-rows.ts'
import { readItems } from '../queries/read-entries.ts'
import type { EntryChange } from '../unit-of-work.ts'
import { entryResource } from './entry.resource.ts'
import { entryContent } from './entry-content.ts'

const Facts = entry.Create.strip()
const Words = EntryFields.partial().strip()

/** `PUT /entry/`: tags, dates, type and author hold at once; words and content go into the draft. */
export async function changeEntry(
  change: EntryChange,
  id: string,
  given: EntryUpdate,
): Promise<void> {
  const { lang, version, content } = given
  const known = await entryForUpdate(change, id)
  if (known.version !== version) {
    const { entry: found } = await readItems(change.db, [id], lang)
    throw failures.stale({ current: found[0] })
  }
  const facts = Facts.parse(given)
  if (Object.keys(facts).length > 0) await entryResource.change(change, id, { ...facts, version })
  const fields = Words.parse(given)
  if (Object.keys(fields).length > 0 || content)
    await entryContent.saveDraft(change, { id, lang, fields, blocks: content })
}
