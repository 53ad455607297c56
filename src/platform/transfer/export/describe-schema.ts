import type pg from 'pg'

/** A table with the columns a row consists of; generated ones are left to the server. */
export type TableShape = {
  name: string
  /** Quoted, for use in SQL. */
  sql: string
  /** What to read from: without the rows of tables that inherit from it. */
  source: string
  columns: { name: string; sql: string; type: string }[]
}

// What the migrator keeps for itself; the names of its migrations are in the export's header.
const OF_THE_MIGRATOR = ['migrations', 'migrations_lock']

/** Every table of the schema `public`, by name. */
export async function describeTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableRow>(TABLES, [OF_THE_MIGRATOR])
  return rows.map(({ name, is_divided, columns, types }) => {
    const sql = `public.${client.escapeIdentifier(name)}`
    return {
      name,
      sql,
      source: is_divided ? sql : `only ${sql}`,
      columns: columns.map((column, index) => ({
        name: column,
        sql: client.escapeIdentifier(column),
        type: types[index] ?? 'text',
      })),
    }
  })
}

/** The names of all sequences, those behind identity columns included. */
export async function describeSequences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES)
  return rows.map(({ name }) => name)
}

/** The names of the migrations that made the schema, sorted. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.migrations') is not null as is_there`,
  )
  if (!found[0]?.is_there) return []
  const { rows } = await client.query<{ name: string }>('select name from public.migrations')
  return rows.map(({ name }) => name).sort()
}

type TableRow = { name: string; is_divided: boolean; columns: string[]; types: string[] }

const NOT_OF_AN_EXTENSION = `not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

const TABLES = `
  select c.relname::text as name, c.relkind = 'p' as is_divided,
    coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attnum is not null), '{}')
      as columns,
    coalesce(array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum)
      filter (where a.attnum is not null), '{}') as types
  from pg_class c
  left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not c.relispartition and c.relname <> all ($1) and ${NOT_OF_AN_EXTENSION}
  group by c.oid
  order by c.relname`

const SEQUENCES = `
  select c.relname::text as name
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${NOT_OF_AN_EXTENSION}
  order by c.relname`
