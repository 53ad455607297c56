import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Which addresses belong to which country, as the owner uploaded it. It is half a million rows that
 * anybody can download again, so it lies beside the content and makes no backup larger.
 */
export const createCountries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table analytics_visits add column country text not null default ''`.execute(db)
    await sql`
      create table kontor_unkept.country_files (
        id int8 generated always as identity primary key,
        name text not null,
        ranges int4 not null default 0,
        uploaded_at timestamptz not null default now(),
        is_current boolean not null default false
      )`.execute(db)
    await sql`
      create table kontor_unkept.country_ranges (
        file int8 not null,
        first inet not null,
        last inet not null,
        country text not null,
        primary key (file, first)
      )`.execute(db)
  },
}
