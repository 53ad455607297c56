import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { forgetRefs } from '#modules/pages/server/api.ts'
import { entryFailures } from '../errors.ts'
import { type ContentRow, findContents } from './queries.ts'
import { noteReferences, tellFiles } from './references.ts'
import { guardShown } from './shown-entries.ts'
import { ENTRIES_TAG, ENTRY_NOUN, entryTag, type Work } from './work.ts'
import { refreshListing, touchEntry } from './write-draft.ts'

const BATCH = 500

/** Moves entries to the trash; their files stay in use until they are removed for good. */
export async function trashEntries(work: Work, ids: readonly string[]): Promise<string[]> {
  const { change } = work
  await guardShown(work, ids, entryFailures.publishRemoval)
  const { rows } = await sql<{ id: string }>`
    update entries set deleted_at = now() where id = any(${[...new Set(ids)]}::uuid[])
      and deleted_at is null returning id`.execute(change.db)
  const gone = rows.map((row) => row.id)
  if (gone.length === 0) throw failures.notFound()
  for (const id of gone) {
    await touchEntry(work, id)
    await refreshListing(work, id)
    await sql`
      delete from page_refs where owner_id = ${id}::uuid and kind <> 'file'`.execute(change.db)
    await change.audit({ noun: ENTRY_NOUN, id, action: 'delete' })
  }
  change.touch(ENTRIES_TAG, ...gone.map(entryTag))
  return gone
}

/** Takes an entry out of the trash: live where it was live, appointed where it was appointed. */
export async function restoreEntry(work: Work, id: string): Promise<void> {
  const { change } = work
  await guardShown(work, [id], entryFailures.publishRemoval)
  const { rows } = await sql<{ id: string }>`
    update entries set deleted_at = null where id = ${id}::uuid and deleted_at is not null
    returning id`.execute(change.db)
  if (rows.length === 0) throw failures.notFound()
  for (const row of await findContents(change.db, id)) await bringBack(work, row)
  await touchEntry(work, id)
  await refreshListing(work, id)
  change.touch(entryTag(id), ENTRIES_TAG)
  await change.audit({ noun: ENTRY_NOUN, id, action: 'restore' })
}

/** Removes for good what went to the trash before `until`, a batch at a time. */
export async function purgeTrash(work: Work, until: Date): Promise<string[]> {
  const { change } = work
  const rows = await change.db
    .selectFrom('entries')
    .select('id')
    .where('deleted_at', '<=', until)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  for (const { id } of rows) {
    await forgetRefs(change.db, { id })
    await tellFiles(work, { id, label: '' })
    await change.audit({ noun: ENTRY_NOUN, id, action: 'purge' })
    await change.db.deleteFrom('entries').where('id', '=', id).execute()
  }
  return rows.map((row) => row.id)
}

async function bringBack(work: Work, row: ContentRow): Promise<void> {
  const { entry_id: id, lang, draft: fields, draft_blocks: blocks } = row
  await noteReferences(work, { id, lang, isLive: false, fields, blocks })
  if (!row.is_live || !row.live || !row.live_blocks) return
  const live = { fields: row.live, blocks: row.live_blocks }
  await noteReferences(work, { id, lang, isLive: true, ...live })
}
