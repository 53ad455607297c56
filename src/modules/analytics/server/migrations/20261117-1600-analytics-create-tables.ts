import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table analytics_visits (
        id uuid primary key,
        day date not null,
        visitor int8 not null,
        source text not null,
        campaign text not null,
        device text not null,
        browser text not null,
        language text not null,
        entry text not null,
        exit text not null,
        views int4 not null
      ) with (fillfactor = 80)`.execute(db)
    await sql`create index analytics_visits_day on analytics_visits (day)`.execute(db)
    await sql`
      create table analytics_views (
        visit uuid not null,
        path text not null,
        day date not null,
        views int4 not null,
        primary key (visit, path)
      ) with (fillfactor = 80)`.execute(db)
    await sql`create index analytics_views_day on analytics_views (day)`.execute(db)
    await createDays(db)
    await createUnkept(db)
  },
}

async function createDays(db: Kysely<unknown>): Promise<void> {
  // One kind after the other: a year of totals is 365 rows side by side.
  await sql`
    create table analytics_days (
      kind text not null,
      day date not null,
      value text not null,
      views int4 not null default 0,
      visits int4 not null default 0,
      visitors int4 not null default 0,
      entries int4 not null default 0,
      exits int4 not null default 0,
      primary key (kind, day, value)
    )`.execute(db)
}

async function createUnkept(db: Kysely<unknown>): Promise<void> {
  // Outside the schema that backups and exports read, and never in the write-ahead log
  // (decision 042): what could recognise a visitor lives here, for one day.
  // What a former database left there recognises nobody any more.
  await sql`drop schema if exists kontor_unkept cascade`.execute(db)
  await sql`create schema kontor_unkept`.execute(db)
  await sql`
    create unlogged table kontor_unkept.visit_salts (
      day date primary key,
      salt bytea not null
    )`.execute(db)
  await sql`
    create unlogged table kontor_unkept.visitors_today (
      day date not null,
      hash bytea not null,
      visitor int8 not null,
      visit uuid,
      last_at timestamptz not null,
      primary key (day, hash)
    ) with (fillfactor = 70)`.execute(db)
}
