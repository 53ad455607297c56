import { type Selectable, sql } from 'kysely'
import type { ItemOf } from '#kernel/contract/noun/noun.ts'
import { failures } from '#kernel/server/app-error.ts'
import { publishingFailures } from '#kernel/server/publishing/publishing-failures.ts'
import { LISTED_COLUMNS } from '#kernel/server/publishing/store/content-tables.ts'
import { NO_FIELDS } from '../../contract-values.ts'
import type { entry } from '../../entry.ts'
import type { EntriesTable, EntryContentsTable } from '../tables.ts'
import type { Db, EntryChange } from '../unit-of-work.ts'

type EntryRow = Selectable<EntriesTable>

const STATE = ['live', ...LISTED_COLUMNS] as const
export type StateRow = Pick<Selectable<EntryContentsTable>, (typeof STATE)[number]>
export type EntryFacts = { entry: EntryItem; states: StateRow[] }
type EntryItem = ItemOf<typeof entry>

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

/** Entries with all their languages. */
export async function withStates(db: Db, entries: readonly EntryItem[]): Promise<EntryFacts[]> {
  if (entries.length === 0) return []
  const wanted = entries.map(({ _id }) => _id)
  const states = await db
    .selectFrom('entry_contents')
    .select(['entry_id', ...STATE])
    .where(sql<boolean>`entry_id = any(${wanted}::uuid[])`)
    .orderBy('lang')
    .execute()
  const filled = states.map((row) => ({ ...row, draft: { ...NO_FIELDS, ...row.draft } }))
  const statesOf = Map.groupBy(filled, (row) => row.entry_id)
  return entries.map((entry) => ({ entry, states: statesOf.get(entry._id) ?? [] }))
}
