import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What is sold as files. A file of no product was exchanged, or its product is gone: it stays for those who
 * bought it. The bytes lie in the storage; see the kernel's attachments.
 */
export const keepFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table product_files (
      id uuid primary key,
      product_id uuid references products on delete set null,
      storage_key text not null unique,
      name text not null,
      type text not null,
      size bigint not null default 0,
      sha256 text not null default '',
      uploaded_by uuid,
      created_at timestamptz not null default now(),
      ready_at timestamptz
    )`.execute(db)
    await sql`create index product_files_of on product_files (product_id, id)`.execute(db)
    await sql`create index product_files_by on product_files (uploaded_by)`.execute(db)
    await sql`create index product_files_alone on product_files (id)
      where product_id is null`.execute(db)
    await sql`create index product_files_unfinished on product_files (created_at)
      where ready_at is null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('product_files').execute()
  },
}
