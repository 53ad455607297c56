import { storeLive } from '#kernel/server/publishing/store-live.ts'
import { entryPublished } from './events.ts'
import { type ContentRow, findEntry } from './queries.ts'
import { noteReferences } from './references.ts'
import { scheduleEntry } from './schedule-entry.ts'
import { deskOf } from './shelf.ts'
import { keepSlug } from './slugs.ts'
import { ENTRIES_TAG, ENTRY_NOUN, entryTag, type Work } from './work.ts'
import { type DraftContent, refreshListing, touchEntry } from './write-draft.ts'

/**
 * Makes the draft live; of two who publish it at once, the second finds it done. An entry that is
 * dated in the future appears when that moment has come.
 */
export async function publishNow(
  work: Work,
  row: ContentRow,
  { note }: { note: string },
): Promise<void> {
  if (row.is_live && !row.has_changes) return
  const entry = await findEntry(work.change.db, row.entry_id)
  const date = entry?.publish_date
  if (date && !row.is_live && date.getTime() > Date.now() + 60_000)
    return scheduleEntry(work, row, { publish_at: date.toISOString() })
  await publish(work, row, { fields: row.draft, blocks: row.draft_blocks, note })
}

/** Live copy, version, references, address, date and tags: one transaction. */
export async function publish(
  work: Work,
  row: ContentRow,
  { note, ...content }: DraftContent & { note: string },
): Promise<void> {
  const { change } = work
  const { entry_id: id, lang } = row
  const { title, slug } = content.fields
  const number = await storeLive(deskOf(work, { id, lang }), row, { ...content, note })
  await keepSlug(work, { id, lang, slug })
  await noteReferences(work, { id, lang, isLive: true, ...content })
  if (number === 1) await dateAtFirst(work, id)
  await touchEntry(work, id)
  await refreshListing(work, id)
  change.refresh(entryTag(id), ENTRIES_TAG)
  const after = { lang, version: number, title, ...(note && { note }) }
  await change.audit({ noun: ENTRY_NOUN, id, action: 'publish', after })
  await change.emit(entryPublished, { id, lang, number })
}

/** Unless somebody chose a date, it is that of the first publishing in any language. */
async function dateAtFirst({ change }: Work, id: string): Promise<void> {
  await change.db
    .updateTable('entries')
    .set({ publish_date: new Date(), is_dated: true })
    .where('id', '=', id)
    .where('is_dated', '=', false)
    .execute()
}
