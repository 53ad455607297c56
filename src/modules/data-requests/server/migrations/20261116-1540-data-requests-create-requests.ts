import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const table = nounTable(
  'data_requests',
  {
    kind: `text not null check (kind in
      ('access', 'portability', 'correction', 'erasure', 'objection'))`,
    via: "text not null check (via in ('mail', 'phone', 'in_person', 'account', 'letter'))",
    received_on: 'date not null',
    person: 'uuid',
    name: "text not null default ''",
    email: "text not null default ''",
    notes: "text not null default ''",
    is_extended: 'boolean not null default false',
    // A month ends with the same day of the next one, or with its last (GDPR, article 12 (3)).
    due_on: `date not null generated always as ((received_on + case when is_extended
      then interval '3 months' else interval '1 month' end)::date) stored`,
    extended_because: "text not null default ''",
    state: `text not null default 'open' check (state in
      ('open', 'answered', 'done', 'refused'))`,
    reason: "text not null default ''",
    closed_at: 'timestamptz',
    handled_by: 'uuid',
    erased_at: 'timestamptz',
    report: 'jsonb',
    reminded_of: "text not null default '' check (reminded_of in ('', 'soon', 'overdue'))",
  },
  { sorts: ['due_on', 'received_on'] },
)

/** Who it is about is found for an export or an erasure; open ones are asked for every day. */
export const createRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await table.up(db)
    await sql`create index data_requests_person on data_requests (person)
      where person is not null`.execute(db)
    await sql`create index data_requests_email on data_requests (lower(email))
      where email <> ''`.execute(db)
    await sql`create index data_requests_open on data_requests (due_on, id)
      where state = 'open'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await table.down?.(db)
  },
}
