import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The files a line was sold with, as they were called, and when they were fetched. */
export const keepFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table order_files (
      line_id uuid not null references order_lines on delete cascade,
      file_id uuid not null,
      name text not null,
      size bigint not null,
      fetched int not null default 0,
      fetched_at timestamptz,
      primary key (line_id, file_id)
    )`.execute(db)
    await sql`create index order_files_by_file on order_files (file_id)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('order_files').execute()
  },
}
