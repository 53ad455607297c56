import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const positions = nounTable(
  'positions',
  {
    title: 'text not null',
    text: "text not null default ''",
    title_en: "text not null default ''",
    text_en: "text not null default ''",
    place: "text not null default ''",
    kind: "text not null default 'full_time'",
    is_open: 'boolean not null default false',
    starts_on: 'date',
    ends_on: 'date',
  },
  { sorts: ['title'], hasTrash: true },
)

const applications = nounTable(
  'applications',
  {
    name: 'text not null',
    email: 'text not null',
    phone: "text not null default ''",
    message: 'text not null',
    start_text: "text not null default ''",
    lang: "text not null default 'de'",
    state: "text not null default 'new'",
    position_id: 'uuid',
    position_title: "text not null default ''",
    account_id: 'uuid',
    decided_at: 'timestamptz',
    stepped_at: 'timestamptz not null default now()',
    erase_at: 'timestamptz not null',
  },
  { sorts: ['name', 'erase_at'], hasTrash: true },
)

export const createApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await positions.up(db)
    await applications.up(db)
    await sql`create index positions_open on positions (title, id)
      where is_open and deleted_at is null`.execute(db)
    await sql`create index applications_waiting on applications (created_at, id)
      where state = 'new' and deleted_at is null`.execute(db)
    await sql`create index applications_email on applications (lower(email))`.execute(db)
    await sql`create index applications_account on applications (account_id)`.execute(db)
    await createFiles(db)
    await sql`create table application_notes (
      id uuid primary key,
      application_id uuid not null references applications on delete cascade,
      author_id uuid,
      author_name text not null default '',
      text text not null,
      created_at timestamptz not null default clock_timestamp())`.execute(db)
    await sql`create index application_notes_application
      on application_notes (application_id, id)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['application_notes', 'application_files', 'applications', 'positions'])
      await db.schema.dropTable(table).execute()
  },
}

/** Without a reference: the bytes arrive before the application they belong to is written. */
async function createFiles(db: Kysely<unknown>) {
  await sql`create table application_files (
    id uuid primary key,
    application_id uuid not null,
    storage_key text not null unique,
    name text not null,
    type text not null,
    size bigint not null default 0,
    sha256 text not null default '',
    uploaded_by uuid not null,
    created_at timestamptz not null default now(),
    ready_at timestamptz)`.execute(db)
  await sql`create index application_files_application
    on application_files (application_id, id)`.execute(db)
  await sql`create index application_files_unfinished on application_files (created_at)
    where ready_at is null`.execute(db)
}
