import { type Selectable, sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { publishingFailures } from '#kernel/server/publishing/publishing-failures.ts'
import type { EntriesTable, EntryContentsTable } from '../tables.ts'
import type { Db, EntryChange } from '../unit-of-work.ts'

export type EntryRow = Selectable<EntriesTable>

/** What lists show of a language: everything but the blocks. */
const STATE = [
  'entry_id',
  'lang',
  'title',
  'revision',
  'draft',
  'live',
  'has_changes',
  'in_review',
  'is_live',
  'has_expired',
  'publish_at',
  'expire_at',
  'published_at',
  'saved_at',
  'saved_by_name',
] as const
export type StateRow = Pick<Selectable<EntryContentsTable>, (typeof STATE)[number]>
export type EntryFacts = { entry: EntryRow; states: StateRow[] }

export function findEntry(db: Db, id: string): Promise<EntryRow | undefined> {
  return db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The entry for writing: nobody else changes it until this is done. */
export async function entryForUpdate({ db }: EntryChange, id: string): Promise<EntryRow> {
  const entry = await db
    .selectFrom('entries')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!entry) throw failures.notFound()
  if (entry.deleted_at) throw publishingFailures.inTrash()
  return entry
}

/** Entries with all their languages, in the order of the ids. */
export async function findFacts(db: Db, ids: readonly string[]): Promise<EntryFacts[]> {
  if (ids.length === 0) return []
  const wanted = [...ids]
  const [entries, states] = await Promise.all([
    db.selectFrom('entries').selectAll().where(sql<boolean>`id = any(${wanted}::uuid[])`).execute(),
    db
      .selectFrom('entry_contents')
      .select(STATE)
      .where(sql<boolean>`entry_id = any(${wanted}::uuid[])`)
      .orderBy('lang')
      .execute(),
  ])
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const statesOf = Map.groupBy(states, (row) => row.entry_id)
  return wanted.flatMap((id) => {
    const entry = byId.get(id)
    return entry ? [{ entry, states: statesOf.get(id) ?? [] }] : []
  })
}
