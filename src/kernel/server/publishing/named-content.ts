import { sql } from 'kysely'
import { type NamedThings, namedThings } from '../manifest/named-things.ts'

/**
 * What drafted and published things are called in lists of what happened.
 * @example named: { page: namedContent<PageTables>('pages', (id) => `pages/edit/${id}`) }
 */
export function namedContent<Tables>(
  table: keyof Tables & string,
  link: (id: string) => string,
): NamedThings {
  return namedThings<Tables>({
    find: async (db, ids) => {
      const { rows } = await sql<{ id: string; label: string; isThere: boolean }>`
        select id, title as label, deleted_at is null as "isThere"
        from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db)
      return rows
    },
    link,
  })
}
