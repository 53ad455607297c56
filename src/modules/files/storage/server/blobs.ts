import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import type { Db, FileChange, FileScope } from '../../server/unit-of-work.ts'
import { giveSpace } from './quota.ts'

/** The job that removes bytes once no row speaks of them any more. */
export const REMOVE_BYTES = 'files.remove-bytes'

/**
 * Writes down a key before its first byte, so that whatever a crash leaves behind is known and can
 * be swept. Keys are random at the end, which spreads them over folders.
 */
export async function reserveBlob(db: Db, area: 'original' | 'derived'): Promise<string> {
  const id = uuidv7()
  const key = `files/${area}/${id.slice(-2)}/${id}`
  await db.insertInto('file_blobs').values({ key }).execute()
  return key
}

/** From now on a row needs these bytes; belongs into the change that writes that row. */
export async function bookBlob(db: Db, key: string, size: number): Promise<void> {
  const booked = await db
    .updateTable('file_blobs')
    .set({ state: 'live', size })
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .returning('key')
    .executeTakeFirst()
  if (!booked) throw failures.notReady()
}

/** Rows go first; the bytes follow by a job once that is certain, and count no longer. */
export async function doomBlobs(change: FileChange, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const doomed = await change.db
    .updateTable('file_blobs')
    .set({ state: 'doomed', created_at: new Date() })
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .where('state', '=', 'live')
    .returning(['key', 'size'])
    .execute()
  await giveSpace(
    change.db,
    doomed.reduce((sum, { size }) => sum + size, 0),
  )
  for (const { key } of doomed) await change.enqueue(REMOVE_BYTES, { key })
}

/**
 * An upload that came to nothing. The row is asked first: when a commit was cut off nobody knows
 * whether it happened, and bytes that a row needs must stay.
 */
export async function discardBlob(scope: FileScope, key: string): Promise<void> {
  const doomed = await scope.db
    .updateTable('file_blobs')
    .set({ state: 'doomed' })
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .returning('key')
    .executeTakeFirst()
  if (doomed) await removeBlob(scope, key)
}

/** Bytes first, then what is known of them: a crash in between is found by the sweep. */
export async function removeBlob({ db, storage }: FileScope, key: string): Promise<void> {
  await storage.remove(key)
  await db.deleteFrom('file_blobs').where('key', '=', key).where('state', '=', 'doomed').execute()
}
