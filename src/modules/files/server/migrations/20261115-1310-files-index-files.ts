import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One index per way the browser sorts and filters, so that any page costs the same at any size. */
const LISTS: Readonly<Record<string, string>> = {
  files_by_created: '(created_at, id) where deleted_at is null',
  files_by_name: '(name, id) where deleted_at is null',
  files_by_size: '(size, id) where deleted_at is null',
  files_by_updated: '(updated_at, id) where deleted_at is null',
  files_by_kind: '(kind, created_at, id) where deleted_at is null',
  files_by_ext: '(ext, created_at, id) where deleted_at is null',
  files_by_folder: '(folder, created_at, id) where deleted_at is null',
  files_unused: '(created_at, id) where deleted_at is null and uses = 0',
  files_in_trash: '(created_at, id) where deleted_at is not null',
  files_by_deleted: '(deleted_at) where deleted_at is not null',
  files_missing: '(blob_key) where missing_at is not null',
  files_by_owner: '(owner_id) where owner_id is not null',
}

export const indexFiles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, definition] of Object.entries(LISTS)) {
      await sql`create index ${sql.ref(name)} on files ${sql.raw(definition)}`.execute(db)
    }
    await sql`create unique index files_content on files (sha256, scope)
      where deleted_at is null`.execute(db)
    await sql`create index files_by_tags on files using gin (tags)`.execute(db)
    await sql`create index file_texts_words on file_texts using gin (words)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    const names = [...Object.keys(LISTS), 'files_content', 'files_by_tags', 'file_texts_words']
    for (const name of names) await db.schema.dropIndex(name).execute()
  },
}
