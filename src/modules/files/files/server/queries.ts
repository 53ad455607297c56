import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { inOrder } from '#kernel/server/list/in-order.ts'
import type { Db } from '../../server/unit-of-work.ts'

export type FileRow = Awaited<ReturnType<ReturnType<typeof wholeFiles>['execute']>>[number]

/** Files in the order of the ids; also those in the trash. */
export async function findFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const rows = await wholeFiles(db)
    .where(sql<boolean>`files.id = any(${[...ids]}::uuid[])`)
    .execute()
  return inOrder(ids, rows, (row) => row.id)
}

export async function findFile(db: Db, id: string): Promise<FileRow> {
  const row = await wholeFiles(db).where('files.id', '=', id).executeTakeFirst()
  if (!row) throw failures.notFound()
  return row
}

/** The file as it is right now, and nobody else may change it until the transaction ends. */
export function lockFile(db: Db, id: string): Promise<FileRow | undefined> {
  return wholeFiles(db).where('files.id', '=', id).forUpdate('files').executeTakeFirst()
}

/** The live file with the same content, if there is one. */
export function findByContent(db: Db, sha256: string, scope: string): Promise<FileRow | undefined> {
  return wholeFiles(db)
    .where('files.sha256', '=', sha256)
    .where('files.scope', '=', scope)
    .where('files.deleted_at', 'is', null)
    .executeTakeFirst()
}

function wholeFiles(db: Db) {
  return db
    .selectFrom('files')
    .innerJoin('file_texts as texts', 'texts.file_id', 'files.id')
    .selectAll('files')
    .select(['texts.description', 'texts.alt', 'texts.alt_en', 'texts.preview'])
}
