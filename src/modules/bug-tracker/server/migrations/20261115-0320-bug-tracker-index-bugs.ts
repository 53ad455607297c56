import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Every single filter with the default order is one walk along one index. */
const FILTERED = [
  'project_id',
  'status',
  'severity',
  'priority',
  'reproduce',
  'developer_id',
  'milestone_id',
]

/** So is every order; numbers have their unique index. */
const SORTED = ['created_at', 'title', 'status', 'severity', 'priority']

/** Carried along, so that filters combined are still answered from one index alone. */
const CARRIED = ['status', 'severity', 'priority', 'reproduce']

export const indexBugs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index bugs_by_updated_at on bugs (updated_at, id)
      include (${carriedBeside('updated_at')}) where deleted_at is null`.execute(db)
    for (const column of FILTERED) {
      await sql`create index ${sql.ref(`bugs_of_${column}`)} on bugs
        (${sql.ref(column)}, updated_at, id) include (${carriedBeside(column)})
        where deleted_at is null`.execute(db)
    }
    for (const column of SORTED) {
      await sql`create index ${sql.ref(`bugs_by_${column}`)} on bugs (${sql.ref(column)}, id)
        where deleted_at is null`.execute(db)
    }
    // A milestone's progress is read from the index alone.
    await sql`create index bugs_progress on bugs (milestone_id, status)
      include (estimate_minutes, spent_minutes)
      where deleted_at is null and milestone_id is not null`.execute(db)
    await sql`create index bugs_tags on bugs using gin (tags) where deleted_at is null`.execute(db)
    await sql`create index bugs_trash on bugs (updated_at, id) where deleted_at is not null`.execute(
      db,
    )
    await sql`create unique index bugs_status_token on bugs (status_token_hash)
      where status_token_hash is not null`.execute(db)
    await sql`create index bugs_fingerprint on bugs (fingerprint)
      where fingerprint is not null`.execute(db)
    await sql`create index bugs_duplicates on bugs (duplicate_of)
      where duplicate_of is not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    const names = [
      ...FILTERED.map((column) => `bugs_of_${column}`),
      ...['updated_at', ...SORTED].map((column) => `bugs_by_${column}`),
      ...['progress', 'tags', 'trash', 'status_token', 'fingerprint', 'duplicates'].map(
        (name) => `bugs_${name}`,
      ),
    ]
    for (const name of names) await db.schema.dropIndex(name).execute()
  },
}

function carriedBeside(column: string) {
  return sql.join(CARRIED.filter((name) => name !== column).map((name) => sql.ref(name)))
}
