import { type Kysely, sql } from 'kysely'

type Named = {
  id: string
  label: string
  /** Still there and not in the trash, so that a link leads somewhere. */
  isThere: boolean
}

/** What the things of one noun are called now, and the screen below the admin base that shows one. */
export type NamedThings = {
  find(db: Kysely<never>, ids: readonly string[]): Promise<readonly Named[]>
  link(id: string): string
}

/** @example named: { bug: namedThings<BugTables>({ find: …, link: (id) => `bugtracker/edit/${id}` }) } */
export function namedThings<Tables>(things: {
  find(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly Named[]>
  link(id: string): string
}): NamedThings {
  return things as unknown as NamedThings
}

/**
 * What people know by its number, and nobody deletes.
 * @example named: { order: numberedThings('orders', (id) => `shop/orders/${id}`) }
 */
export function numberedThings(table: string, link: (id: string) => string): NamedThings {
  return {
    find: async (db, ids) => {
      const { rows } = await sql<{ id: string; label: string }>`select id, number as label
        from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db)
      return rows.map((row) => ({ ...row, isThere: true }))
    },
    link,
  }
}

type NamedRows<Tables> = {
  [T in keyof Tables & string]: {
    table: T
    /** The column that says what one is called. */
    label: keyof Tables[T] & string
    link(id: string): string
  }
}[keyof Tables & string]

/**
 * The same for a table whose rows have a name and may lie in the trash.
 * @example named: { page: namedRows<PageTables>({ table: 'pages', label: 'title', link }) }
 */
export function namedRows<Tables>({ table, label, link }: NamedRows<Tables>): NamedThings {
  return {
    find: async (db, ids) => {
      const { rows } = await sql<Named>`
        select id, ${sql.ref(label)} as label, deleted_at is null as "isThere"
        from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db)
      return rows
    },
    link,
  }
}
