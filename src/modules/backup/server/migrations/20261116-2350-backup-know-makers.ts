import { type Kysely, sql } from 'kysely'

/** A name alone is found by no erasure: who made a backup is known by the account too. */
export const knowMakers = {
  async up(db: Kysely<unknown>) {
    await sql`alter table backup_archives add column made_by_id uuid`.execute(db)
    await sql`alter table backup_runs add column actor_id uuid`.execute(db)
    for (const [table, name, id] of COLUMNS) {
      await sql`update ${sql.table(table)} b set ${sql.ref(id)} = u.id from users u
        where b.${sql.ref(name)} in (nullif(u.name, ''), u.handle) and 1 = (
          select count(*) from users n where b.${sql.ref(name)} in (nullif(n.name, ''), n.handle)
        )`.execute(db)
    }
  },
  async down(db: Kysely<unknown>) {
    for (const [table, , id] of COLUMNS)
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(id)}`.execute(db)
  },
}

const COLUMNS = [
  ['backup_archives', 'made_by', 'made_by_id'],
  ['backup_runs', 'actor', 'actor_id'],
] as const
