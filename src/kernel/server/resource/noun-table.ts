import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { indexTexts, indexTrash } from './noun-indexes.ts'

type Options = {
  /** 'indexed' for every new one; true is what the first tables were made with. */
  hasTrash?: boolean | 'indexed'
  sorts?: readonly string[]
  search?: readonly string[]
}

/**
 * The migration that creates the table of a noun: the columns given, the ones every noun has, and an
 * index for each order of its list and for its search. Migrations have run elsewhere: what this makes never changes.
 * @example nounTable('venues', { title: 'text not null' }, { sorts: ['title'], search: ['title'],
 *   hasTrash: 'indexed' })
 */
export function nounTable(
  name: string,
  columns: Readonly<Record<string, string>>,
  { hasTrash = false, sorts = [], search = [] }: Options = {},
): Migration {
  const own = Object.entries(columns).map(
    ([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`,
  )
  const regular = [
    sql`version integer not null default 1`,
    sql`created_at timestamptz not null default now()`,
    sql`updated_at timestamptz not null default now()`,
    ...(hasTrash ? [sql`deleted_at timestamptz`] : []),
  ]
  return {
    async up(db: Kysely<unknown>) {
      const all = sql.join([sql`id uuid primary key`, ...own, ...regular])
      await sql`create table ${sql.table(name)} (${all})`.execute(db)
      for (const column of [...sorts, 'created_at', 'updated_at']) {
        await sql`create index ${sql.ref(`${name}_by_${column}`)}
          on ${sql.table(name)} (${sql.ref(column)}, id)`.execute(db)
      }
      if (hasTrash === 'indexed') await indexTrash(db, name)
      if (search.length > 0) await indexTexts(db, name, search)
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable(name).execute()
    },
  }
}
