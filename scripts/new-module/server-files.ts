import type { Names } from './names.ts'

export function moduleFile({ module, noun, Types, serverModule, migration, label }: Names): string {
  return `import type { ServerModule } from '#kernel/server/module.ts'
import { create${Types} } from './migrations/${migration}.ts'
import { routes } from './routes.ts'

export const ${serverModule}: ServerModule = {
  name: '${module}',
  label: ${JSON.stringify(label)},
  nouns: ['${noun}'],
  migrations: { '${migration}': create${Types} },
  routes,
}
`
}

export function tablesFile({ Type, Types, table }: Names): string {
  return `import type { ColumnType, Generated } from 'kysely'

type Moment = ColumnType<Date, Date | undefined, Date>

export type ${Types}Table = {
  id: string
  title: string
  notes: Generated<string>
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
}

export type ${Type}Tables = { ${table}: ${Types}Table }
`
}

export function migrationFile({ Types, table }: Names): string {
  return `import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const create${Types}: Migration = {
  async up(db: Kysely<unknown>) {
    await sql\`
      create table ${table} (
        id uuid primary key,
        title text not null,
        notes text not null default '',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )\`.execute(db)
    await sql\`create index ${table}_updated on ${table} (updated_at, id)\`.execute(db)
    await sql\`create index ${table}_created on ${table} (created_at, id)\`.execute(db)
    await sql\`create index ${table}_title on ${table} (title, id)\`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('${table}').execute()
  },
}
`
}

export function wireFile({ Type, table }: Names): string {
  return `import type { Selectable } from 'kysely'
import type { ${Type} } from '../contract.ts'
import type { ${Type}Tables } from './tables.ts'

export function to${Type}(row: Selectable<${Type}Tables['${table}']>): ${Type} {
  return {
    _id: row.id,
    title: row.title,
    notes: row.notes,
    version: row.version,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
  }
}
`
}
