import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type AddedColumn = { table: string; column: string; type: string }

/**
 * Migrations that each add a column, by their names. A line that landed never changes, nor does what is
 * made of it: migrations have run elsewhere. The next column is a further line.
 * @example addedColumns({ '20261118-0900-venues-add-seats':
 *   { table: 'venues', column: 'seats', type: 'integer not null default 0' } })
 */
export function addedColumns<const Name extends string>(
  columns: Readonly<Record<Name, AddedColumn>>,
): Record<Name, Migration> {
  const added = Object.entries<AddedColumn>(columns)
  const migrations = added.map(([name, column]) => [name, addColumn(column)])
  return Object.fromEntries(migrations) as Record<Name, Migration>
}

function addColumn({ table, column, type }: AddedColumn): Migration {
  const alter = sql`alter table ${sql.table(table)}`
  return {
    async up(db: Kysely<unknown>) {
      await sql`${alter} add column ${sql.ref(column)} ${sql.raw(type)}`.execute(db)
    },
    async down(db: Kysely<unknown>) {
      await sql`${alter} drop column ${sql.ref(column)}`.execute(db)
    },
  }
}
