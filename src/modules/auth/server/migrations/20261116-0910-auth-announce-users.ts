import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A session holds what its owner holds: every change of an account is announced like one of a session. */
export const announceUsers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create trigger users_removed after delete on users
      for each row execute function announce_person('id')`.execute(db)
    await sql`
      create trigger users_emptied after truncate on users
      for each statement execute function announce_person()`.execute(db)
    await sql`
      create trigger users_changed after update on users for each row when (
        new.last_active_at < old.last_active_at
        or to_jsonb(old) - 'last_active_at' is distinct from to_jsonb(new) - 'last_active_at')
      execute function announce_person('id')`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const name of ['users_changed', 'users_emptied', 'users_removed']) {
      await sql`drop trigger ${sql.ref(name)} on users`.execute(db)
    }
  },
}
