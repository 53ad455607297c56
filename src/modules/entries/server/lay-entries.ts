import { sql } from 'kysely'
import { LANGS, type Lang } from '#kernel/i18n/texts.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { EntryFields, EntryType } from '../contract-values.ts'
import { createEntry } from './create-entry.ts'
import { publish } from './publish-entry.ts'
import { findContents } from './queries.ts'
import { saveDraft } from './save-draft.ts'
import { trashEntries } from './trash-entries.ts'
import type { Db, Work } from './work.ts'

/** A whole entry in all languages. */
export type EntryToLay = {
  type: EntryType
  tags: readonly string[]
  author: string
  published: Date
  words: Readonly<
    Record<Lang, Pick<EntryFields, 'title' | 'summary' | 'cover'> & { blocks: Block[] }>
  >
}

/** Lays entries that code brings along, live at once; returns their ids. */
export async function layEntries(work: Work, entries: readonly EntryToLay[]): Promise<string[]> {
  const ids: string[] = []
  for (const entry of entries) ids.push(await layEntry(work, entry))
  return ids
}

async function layEntry(work: Work, entry: EntryToLay): Promise<string> {
  const { type, tags, author, published, words } = entry
  const { blocks, ...fields } = words.de
  const id = await createEntry(work, {
    lang: 'de',
    type,
    tags: [...tags],
    author,
    publish_date: published.toISOString(),
    ...fields,
    content: blocks,
  })
  for (const lang of LANGS.filter((other) => other !== 'de')) {
    const { blocks: other, ...translated } = words[lang]
    await saveDraft(work, { id, lang, fields: translated, blocks: other })
  }
  for (const row of await findContents(work.change.db, id))
    await publish(work, row, { fields: row.draft, blocks: row.draft_blocks, note: '' })
  return id
}

/** Those of the entries that are exactly as they were laid. */
export async function untouchedEntries(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from entries e where e.id = any(${[...ids]}::uuid[]) and e.deleted_at is null
      and not exists (select from entry_contents c where c.entry_id = e.id
        and (c.revision <> 1 or c.live_number <> 1 or c.has_changes or not c.is_live))`.execute(db)
  return rows.map((row) => row.id)
}

/** Throws away entries that were laid before and that nobody touched, then lays new ones. */
export async function replaceEntries(
  work: Work,
  { old, entries }: { old: readonly string[]; entries: readonly EntryToLay[] },
): Promise<string[]> {
  const gone = await untouchedEntries(work.change.db, old)
  if (gone.length > 0) await trashEntries(work, gone)
  return layEntries(work, entries)
}
