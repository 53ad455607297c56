import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The sums of past months: a year is read from twelve of them instead of 365 days. */
export const createMonths: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table analytics_months (
        kind text not null,
        month date not null,
        value text not null,
        views int8 not null default 0,
        visits int8 not null default 0,
        visitors int8 not null default 0,
        entries int8 not null default 0,
        exits int8 not null default 0,
        primary key (kind, month, value)
      )`.execute(db)
  },
}
