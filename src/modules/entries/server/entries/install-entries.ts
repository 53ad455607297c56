import { sql } from 'kysely'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { EntryFields, EntryType } from '../../contract-values.ts'
import { type Db, ENTRIES_TAG, type EntryChange, entryTag } from '../unit-of-work.ts'
import { createEntry } from './create-entry.ts'
import { entryContent } from './entry-content.ts'

/** A whole entry in the languages it comes in. */
export type EntryToInstall = {
  type: EntryType
  tags: readonly string[]
  author: string
  published: Date
  words: Readonly<Partial<Record<Lang, EntryWords>>>
}

type EntryWords = Pick<EntryFields, 'title' | 'summary' | 'cover'> & { blocks: Block[] }

/** Installs entries that code brings along, live at once; returns their ids. */
async function installEntries(
  change: EntryChange,
  entries: readonly EntryToInstall[],
): Promise<string[]> {
  const ids: string[] = []
  for (const entry of entries) ids.push(await installEntry(change, entry))
  return ids
}

async function installEntry(change: EntryChange, entry: EntryToInstall): Promise<string> {
  const { type, tags, author, published, words } = entry
  const written = LANGS.flatMap((lang) => {
    const said = words[lang]
    return said ? [{ lang, ...said }] : []
  })
  const [first, ...others] = written
  if (!first) throw new Error('An entry comes in at least one language')
  const { blocks, ...fields } = first
  const id = await createEntry(change, {
    type,
    tags: [...tags],
    author,
    publish_date: published.toISOString(),
    ...fields,
    content: blocks,
  })
  for (const { lang, blocks: translated, ...said } of others)
    await entryContent.saveDraft(change, { id, lang, fields: said, blocks: translated })
  for (const row of await entryContent.findAll(change.db, id))
    await entryContent.publishUnasked(change, row)
  return id
}

/** Those of the entries that are exactly as they were installed. */
async function untouchedEntries(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from entries e where e.id = any(${[...ids]}::uuid[]) and e.deleted_at is null
      and not exists (select from entry_contents c where c.entry_id = e.id
        and (c.revision <> 1 or c.live_number <> 1 or c.has_changes or not c.is_live))`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Inside a change: throws away entries that were installed before and that nobody touched, then installs
 * new ones, live in each language they come in; returns their ids.
 */
export async function replaceLaidEntries(
  { change }: { change: EntryChange },
  { old, entries }: { old: readonly string[]; entries: readonly EntryToInstall[] },
): Promise<string[]> {
  const gone = await untouchedEntries(change.db, old)
  if (gone.length > 0) await entryContent.remove(change, gone)
  return installEntries(change, entries)
}

/** Inside a change: removes for good what was installed and nobody touched; returns what stays. */
export async function eraseLaidEntries(
  { change }: { change: EntryChange },
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const { rows: trashed } = await sql<{ id: string }>`select id from entries
    where id = any(${[...ids]}::uuid[]) and deleted_at is not null`.execute(change.db)
  const gone = [...(await untouchedEntries(change.db, ids)), ...trashed.map(({ id }) => id)]
  await entryContent.erase(change, gone)
  change.touch(ENTRIES_TAG, ...gone.map(entryTag))
  const { rows } = await sql<{ id: string; title: string }>`select id, title from entries
    where id = any(${[...ids]}::uuid[])`.execute(change.db)
  return rows
}
