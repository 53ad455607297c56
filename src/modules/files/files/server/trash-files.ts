import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { fileFailures } from '../../errors.ts'
import { type Db, type FileChange, tagOf } from '../../server/unit-of-work.ts'
import { doomBlobs } from '../../storage/server/blobs.ts'
import { guardFiles } from '../../uses/server/shown-files.ts'
import { findUses } from '../../uses/server/uses.ts'
import { forgetFacets } from './facets.ts'
import { fileSearch } from './file-search.ts'
import { findByContent, lockFile } from './queries.ts'
import { NOUN } from './read-files.ts'
import { toFile } from './wire.ts'

const BATCH = 500

type Trashed = { id: string; name: string }

/** All of them or none: when one is still used, the answer names where, and nothing is deleted. */
export async function trashFiles(
  change: FileChange,
  ids: readonly string[],
  isForced: boolean,
): Promise<string[]> {
  const { rows } = await sql<Trashed>`
    with wanted as (
      select id from files where id = any(${[...new Set(ids)]}::uuid[]) and deleted_at is null
      order by id for update
    )
    update files set deleted_at = now(), updated_at = clock_timestamp(), version = version + 1
    from wanted where files.id = wanted.id returning files.id, files.name`.execute(change.db)
  const gone = rows.map((row) => row.id)
  if (!isForced) await mustBeUnused(change.db, gone)
  await guardFiles(change, gone)
  for (const { id, name } of rows) {
    await change.audit({ noun: NOUN, id, action: 'delete', before: { name } })
    change.touch(tagOf(id))
  }
  change.touch('files')
  return gone
}

export async function restoreFile(change: FileChange, id: string): Promise<void> {
  const row = await lockFile(change.db, id)
  if (!row?.deleted_at) throw failures.notFound()
  await guardFiles(change, [id])
  const other = await findByContent(change.db, row.sha256, row.scope)
  if (other) throw fileFailures.duplicate({ file: toFile(other) })
  await change.db
    .updateTable('files')
    .set({
      deleted_at: null,
      version: row.version + 1,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
  await change.audit({ noun: NOUN, id, action: 'restore', after: { name: row.name } })
  change.touch(tagOf(id), 'files')
}

/** Removes for good what went to the trash before `until`, a batch at a time; returns how many. */
export async function purgeTrash(change: FileChange, until: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from files where deleted_at <= ${until} limit ${BATCH}
    for update skip locked`.execute(change.db)
  await purgeFiles(
    change,
    rows.map((row) => row.id),
  )
  return rows.length
}

/** Rows now, bytes later by a job: a row without bytes can never be seen. */
async function purgeFiles(change: FileChange, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { db, audit, touch } = change
  const { rows } = await sql<{ key: string }>`
    select blob_key as key from file_derivatives where file_id = any(${[...ids]}::uuid[])
    union all select unnest(array[blob_key, master_key]) from files
    where id = any(${[...ids]}::uuid[])`.execute(db)
  const keys = rows.map((row) => row.key).filter((key) => key !== null)
  await db
    .deleteFrom('files')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  await doomBlobs(change, keys)
  for (const id of ids) {
    await audit({ noun: NOUN, id, action: 'purge' })
    touch(tagOf(id))
  }
}

/**
 * Removes for good those of the files that nothing uses, with their history; returns the names of
 * those that stay although nothing uses them, because they are not in the version they were kept in.
 */
export async function eraseUnused(
  change: FileChange,
  kept: ReadonlyMap<string, number | undefined>,
): Promise<Trashed[]> {
  const { rows } = await sql<Trashed & { version: number; deleted_at: Date | null }>`
    select id, name, version, deleted_at from files where id = any(${[...kept.keys()]}::uuid[])
      and not exists (select from file_uses where file_id = files.id)
    order by id for update`.execute(change.db)
  const isOwn = (row: (typeof rows)[number]) =>
    !row.deleted_at && row.version !== (kept.get(row.id) ?? row.version)
  const gone = rows.filter((row) => !isOwn(row)).map(({ id }) => id)
  await purgeFiles(change, gone)
  await sql`delete from audit_log where noun = ${NOUN}
    and item_id = any(${gone}::text[])`.execute(change.db)
  await fileSearch.forget(change.db)
  await forgetFacets(change.db)
  return rows.filter(isOwn)
}

export async function countTrash(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

async function mustBeUnused(db: Db, ids: readonly string[]): Promise<void> {
  const uses = await findUses(db, ids)
  if (uses.length > 0) throw fileFailures.inUse({ uses })
}
