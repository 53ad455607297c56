import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createUsers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table users (
        id uuid primary key,
        handle text not null,
        username text not null default '',
        name text not null default '',
        roles text[] not null,
        lang text not null default 'de',
        password_hash text,
        must_change_password boolean not null default false,
        is_builtin boolean not null default false,
        is_blocked boolean not null default false,
        failed_logins integer not null default 0,
        last_login_at timestamptz,
        last_active_at timestamptz,
        two_factor_enabled boolean not null default false,
        user_data jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`create unique index users_handle on users (lower(handle))`.execute(db)
    await sql`
      insert into users (id, handle, name, roles, is_builtin) values
        ('00000000-0000-0000-0000-000000000000', 'guest', '', '{guest}', true),
        ('00000000-0000-7000-8000-000000000001', 'admin', 'Administration', '{admin}', true),
        ('00000000-0000-7000-8000-000000000002', 'system', 'System', '{system}', true)
    `.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('users').execute()
  },
}
