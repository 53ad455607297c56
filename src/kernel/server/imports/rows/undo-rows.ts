import { sql } from 'kysely'
import type { Change } from '../../change.ts'
import type { ImportDeclaration, UndoEntry } from '../declaration.ts'
import type { Db, ImportRecord, StoredRow } from '../queries.ts'
import { isSame } from './plan-rows.ts'

type Part = { declared: ImportDeclaration; record: ImportRecord; down: number }
type Undone = { n: number; undo: NonNullable<StoredRow['undo']> }

/** Takes the rows from where the undo is `down` to a place back, unless they were changed since. */
export async function undoRows(change: Change<never>, part: Part) {
  const rows = await writtenRows(change.kernel, part)
  const ids = [...new Set(rows.flatMap(({ item_id }) => item_id ?? []))]
  const made = rows.flatMap(({ item_id, before }) => (before === null ? (item_id ?? []) : []))
  const now = new Map(ids.length > 0 ? await part.declared.current(change, ids, made) : [])
  const entries = new Map<string, UndoEntry>()
  const undone: Undone[] = rows.map(({ n, item_id, before, after, rest }) => {
    const id = item_id ?? ''
    const found = now.get(id)
    if (found === undefined) return { n, undo: 'gone' }
    if (!isSame(found, after)) return { n, undo: 'changed-since' }
    // Of a thing that several rows changed, the first row knows what it was.
    entries.set(id, { id, before, rest })
    if (before) now.set(id, before)
    else now.delete(id)
    return { n, undo: 'undone' }
  })
  if (entries.size > 0) await part.declared.undo(change, [...entries.values()])
  await storeUndone(change.kernel, part.record.id, undone)
  const count = undone.filter(({ undo }) => undo === 'undone').length
  return { undone: count, kept: undone.length - count }
}

function writtenRows(db: Db, { record, down }: Part): Promise<StoredRow[]> {
  return db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', record.id)
    .where('n', '<=', record.position)
    .where('n', '>', down)
    .where('verdict', 'in', ['new', 'changed'])
    .orderBy('n', 'desc')
    .execute()
}

async function storeUndone(db: Db, id: string, undone: readonly Undone[]): Promise<void> {
  if (undone.length === 0) return
  await sql`update import_rows r set undo = v.undo
    from jsonb_to_recordset(${JSON.stringify(undone)}::jsonb) as v(n integer, undo text)
    where r.import_id = ${id} and r.n = v.n`.execute(db)
}
