import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Everyone is known once. Contacts and addresses are kept as lists, as accounts keep them; the table
 * `person_contacts` is made from them by a trigger, to find who has an address or a number.
 */
export const createPeople: Migration = {
  async up(db: Kysely<unknown>) {
    await createPersons(db)
    await indexPersons(db)
    await createContacts(db)
    await createTies(db)
    await createMerges(db)
  },
  async down(db: Kysely<unknown>) {
    const tables = ['distinct', 'merges', 'relations', 'links', 'words', 'search', 'contacts']
    for (const table of tables) await db.schema.dropTable(`person_${table}`).execute()
    await db.schema.dropTable('people').execute()
  },
}

async function createPersons(db: Kysely<unknown>): Promise<void> {
  await sql`create table people (
    id uuid primary key,
    title text not null default '',
    first_name text not null default '',
    last_name text not null default '',
    company text not null default '',
    birthday date,
    language text not null default 'de',
    contacts jsonb not null default '[]',
    addresses jsonb not null default '[]',
    tags text[] not null default '{}',
    notes text not null default '',
    left_at date,
    account uuid unique references users on delete set null,
    is_candidate boolean not null default false,
    candidate_key text unique,
    merged_into uuid references people on delete cascade,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    sort_name text collate "de-x-icu" not null generated always as (lower(coalesce(
      nullif(trim(last_name || ' ' || first_name), ''), nullif(company, ''), '~'))) stored,
    check (account is null or (merged_into is null and deleted_at is null and not is_candidate))
  )`.execute(db)
}

/** For each order of the list, and for each way to find a person. */
async function indexPersons(db: Kysely<unknown>): Promise<void> {
  for (const column of ['sort_name', 'created_at', 'updated_at'])
    await sql`create index ${sql.ref(`people_by_${column}`)} on people (${sql.ref(column)}, id)
      where merged_into is null and deleted_at is null`.execute(db)
  await sql`create index people_by_birthday on people (birthday)
    where birthday is not null`.execute(db)
  await sql`create index people_by_day on people
    (extract(month from birthday), extract(day from birthday)) where birthday is not null`.execute(
    db,
  )
  await sql`create index people_candidates on people (created_at, id)
    where is_candidate and merged_into is null and deleted_at is null`.execute(db)
  await sql`create index people_tags on people using gin (tags)`.execute(db)
  await sql`create index people_merged on people (merged_into)
    where merged_into is not null`.execute(db)
}

/** An address belongs to one person at most once it was proved; typed it may stand at many. */
async function createContacts(db: Kysely<unknown>): Promise<void> {
  await sql`create table person_contacts (
    person_id uuid not null references people on delete cascade,
    kind text not null check (kind in ('mail', 'phone', 'web')),
    folded text not null,
    proof text not null check (proof in ('typed', 'confirmed', 'account', 'staff')),
    primary key (person_id, kind, folded)
  )`.execute(db)
  await sql`create unique index person_contacts_owner on person_contacts (folded)
    where kind = 'mail' and proof in ('confirmed', 'account')`.execute(db)
  await sql`create index person_contacts_same on person_contacts (folded, kind)`.execute(db)
  await sql`create index person_contacts_like on person_contacts
    using gin (folded gin_trgm_ops)`.execute(db)
  await sql`create table person_search (
    person_id uuid primary key references people on delete cascade,
    words tsvector not null
  )`.execute(db)
  await sql`alter table person_search alter column words set statistics 1000`.execute(db)
  await sql`create index person_search_words on person_search using gin (words)`.execute(db)
  await sql`create table person_words (word text collate "C" primary key)`.execute(db)
  await sql`create index person_words_like on person_words
    using gin (word gin_trgm_ops)`.execute(db)
}

async function createTies(db: Kysely<unknown>): Promise<void> {
  await sql`create table person_links (
    id uuid primary key,
    person_id uuid not null references people on delete cascade,
    module text not null,
    noun text not null,
    item_id uuid not null,
    role text not null,
    proof text not null check (proof in ('typed', 'confirmed', 'account', 'staff')),
    created_at timestamptz not null default now(),
    unique (module, noun, item_id, role)
  )`.execute(db)
  await sql`create index person_links_of on person_links (person_id)`.execute(db)
  await sql`create index person_links_role on person_links (role, person_id)`.execute(db)
  await sql`create table person_relations (
    id uuid primary key,
    person_id uuid not null references people on delete cascade,
    kind text not null check (kind in ('guardian', 'household', 'employer')),
    other_id uuid not null references people on delete cascade,
    created_at timestamptz not null default now(),
    check (person_id <> other_id),
    unique (person_id, kind, other_id)
  )`.execute(db)
  await sql`create index person_relations_other on person_relations (other_id)`.execute(db)
}

async function createMerges(db: Kysely<unknown>): Promise<void> {
  await sql`create table person_merges (
    id uuid primary key,
    from_id uuid not null references people on delete cascade,
    into_id uuid not null references people on delete cascade,
    moved jsonb not null,
    merged_at timestamptz not null default now(),
    undone_at timestamptz
  )`.execute(db)
  await sql`create unique index person_merges_open on person_merges (from_id)
    where undone_at is null`.execute(db)
  await sql`create index person_merges_into on person_merges (into_id)`.execute(db)
  await sql`create table person_distinct (
    one_id uuid not null references people on delete cascade,
    other_id uuid not null references people on delete cascade,
    check (one_id < other_id),
    primary key (one_id, other_id)
  )`.execute(db)
}
