import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { Db } from '../../server/unit-of-work.ts'
import type { StoredFile } from '../file.ts'
import { type FileRow, findFiles } from './queries.ts'
import { toFile } from './wire.ts'

/** The noun of files in locks and in the audit log. */
export const NOUN = 'file'

/** Files in the order of the ids, with who is editing them. */
export async function readFiles(db: Db, ids: readonly string[]): Promise<StoredFile[]> {
  return withLocks(db, await findFiles(db, ids))
}

export async function readOneFile(db: Db, id: string): Promise<{ items: StoredFile[] }> {
  const items = await readFiles(db, [id])
  if (items.length === 0) throw failures.notFound()
  return { items }
}

async function withLocks(db: Db, rows: readonly FileRow[]): Promise<StoredFile[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const locks = await db
    .selectFrom('edit_locks')
    .selectAll()
    .where('noun', '=', NOUN)
    .where(sql<boolean>`item_id = any(${ids}::text[])`)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  const byFile = new Map(locks.map((lock) => [lock.item_id, lock]))
  return rows.map((row) => toFile(row, byFile.get(row.id)))
}
