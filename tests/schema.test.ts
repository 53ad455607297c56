import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { schema } from './schema.snapshot.ts'
import { createTestDatabase } from './test-db.ts'

const database = await createTestDatabase()
const client = new pg.Client(database.target)
await client.connect()
afterAll(async () => {
  await client.end()
  await database.drop()
})

// The types are held against this file by the compiler: a column that a migration adds, renames or
// makes optional, and that no module declares so, does not compile.
test('the tables the modules declare are those of the migrated database', async () => {
  const { rows } = await client.query<Column>(COLUMNS)
  const tables = Object.entries(Object.groupBy(rows, (row) => row.table_name))
  const text = tables.map(([name, columns]) => tableText(name, columns ?? [])).join('')
  await expect(
    `import type { Schema } from './schema.ts'\n\nexport const schema = {\n${text}} as const satisfies Schema\n`,
  ).toMatchFileSnapshot('schema.snapshot.ts')
})

test('every table has a key', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select distinct table_name as name from information_schema.table_constraints
     where constraint_type = 'PRIMARY KEY'`,
  )
  const keyed = rows.map(({ name }) => name)
  expect(Object.keys(schema).filter((name) => !keyed.includes(name))).toEqual([])
})

type Column = {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: 'YES' | 'NO'
  is_generated: 'ALWAYS' | 'NEVER'
  has_default: boolean
}

const COLUMNS = `
  select table_name, column_name,
    case when data_type = 'USER-DEFINED' then 'text' else udt_name end as udt_name, is_nullable, is_generated,
    column_default is not null or is_identity = 'YES' as has_default
  from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'migration%'
    -- The platform's own; it knows no modules and declares no tables.
    and table_name not like 'storage%'
  order by table_name collate "C", column_name collate "C"`

function tableText(name: string, columns: Column[]): string {
  return `  ${name}: {\n${columns.map(columnText).join('')}  },\n`
}

function columnText(column: Column): string {
  const words = [
    column.udt_name,
    column.is_nullable === 'YES' ? 'null' : '',
    column.is_generated === 'ALWAYS' ? 'generated' : column.has_default ? 'default' : '',
  ]
  return `    ${column.column_name}: '${words.filter(Boolean).join(' ')}',\n`
}
