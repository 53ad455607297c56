import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const DERIVED = ['account_status', 'is_listed', 'sort_name']

/** So that every filter and every order of the user browser is one walk along one index. */
export const indexAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table users
        add column account_status text not null generated always as (
          case when is_blocked then 'blocked'
            when verified_at is not null then 'active'
            when invited_at is not null then 'invited'
            else 'unverified' end) stored,
        add column is_listed boolean not null generated always as (
          not is_builtin and erased_at is null and not (roles @> array['internal'])) stored,
        add column sort_name text collate "de-x-icu" not null generated always as (
          lower(coalesce(nullif(name, ''), handle))) stored
    `.execute(db)
    for (const column of ['created_at', 'sort_name', 'handle', 'last_active_at', 'customer_number'])
      await sql`create index ${sql.ref(`users_by_${column}`)} on users (${sql.ref(column)}, id)
        where is_listed`.execute(db)
    await sql`create index users_of_status on users (account_status, created_at, id)
      where is_listed`.execute(db)
    await sql`create index users_of_role on users using gin (roles) where is_listed`.execute(db)
    await sql`create index users_handle_start on users (lower(handle) text_pattern_ops)
      where is_listed`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const column of DERIVED)
      await sql`alter table users drop column ${sql.ref(column)} cascade`.execute(db)
  },
}
