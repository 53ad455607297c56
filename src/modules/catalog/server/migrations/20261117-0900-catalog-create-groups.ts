import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const groups = nounTable(
  'product_groups',
  {
    title: 'text not null',
    slug: "text not null default ''",
    text: "text not null default ''",
    en: `jsonb not null default '{"title": "", "text": ""}'`,
    parent: 'uuid references product_groups on delete set null',
    position: 'integer not null default 0',
    image: 'uuid',
    sort: "text not null default 'title'",
    is_hidden: 'boolean not null default false',
  },
  { hasTrash: true, sorts: ['title', 'position'] },
)

/** Groups of products, a tree; and the addresses they had before. */
export const createGroups: Migration = {
  async up(db: Kysely<unknown>) {
    await groups.up(db)
    await sql`create index product_groups_below on product_groups (parent)`.execute(db)
    await sql`create table product_group_paths (
      path text primary key,
      group_id uuid not null references product_groups on delete cascade
    )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('product_group_paths').execute()
    await groups.down?.(db)
  },
}
