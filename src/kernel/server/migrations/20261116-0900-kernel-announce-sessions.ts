import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Instances remember who is signed in (decision 020). Whatever ends or changes a session tells them,
 * whoever does it: by a notification to all, and by a notice to the connection it happens on.
 */
export const announceSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function announce_person() returns trigger language plpgsql as $$
      declare
        person text := coalesce(to_jsonb(old) ->> tg_argv[0], '*');
      begin
        raise notice using message = 'kontor.sessions', detail = person;
        perform pg_notify('kontor_sessions', person);
        return null;
      end $$`.execute(db)
    await sql`
      create trigger sessions_ended after delete on sessions
      for each row execute function announce_person('user_id')`.execute(db)
    await sql`
      create trigger sessions_emptied after truncate on sessions
      for each statement execute function announce_person()`.execute(db)
    // Being active is no change, unless somebody turns the clock back.
    await sql`
      create trigger sessions_changed after update on sessions for each row when (
        new.last_active_at < old.last_active_at
        or to_jsonb(old) - '{last_active_at,tabs}'::text[]
          is distinct from to_jsonb(new) - '{last_active_at,tabs}'::text[])
      execute function announce_person('user_id')`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const name of ['sessions_changed', 'sessions_emptied', 'sessions_ended']) {
      await sql`drop trigger ${sql.ref(name)} on sessions`.execute(db)
    }
    await sql`drop function announce_person()`.execute(db)
  },
}
