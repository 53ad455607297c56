import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** By what a person proves to be one: mailed keys, recovery codes, passkeys, outside accounts. */
export const createProofs: Migration = {
  async up(db: Kysely<unknown>) {
    await createKeys(db)
    await createFactors(db)
    await createTraces(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of TABLES) await db.schema.dropTable(table).execute()
  },
}

const TABLES = [
  'auth_keys',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'outside_accounts',
  'known_devices',
  'user_consents',
]

/** Single-use, hashed, dated. `data` holds what the key is about, e.g. a new address. */
async function createKeys(db: Kysely<unknown>) {
  await sql`
    create table auth_keys (
      id uuid primary key,
      kind text not null,
      user_id uuid not null references users on delete cascade,
      key_hash bytea not null unique,
      data jsonb not null default '{}',
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index auth_keys_user on auth_keys (user_id, kind)`.execute(db)
  await sql`create index auth_keys_expiry on auth_keys (expires_at)`.execute(db)
}

async function createFactors(db: Kysely<unknown>) {
  await sql`
    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db)
  await sql`
    create table passkeys (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null default '{}',
      name text not null,
      is_backed_up boolean not null default false,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db)
  await sql`
    create table passkey_challenges (
      id uuid primary key,
      challenge text not null,
      user_id uuid references users on delete cascade,
      purpose text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db)
}

async function createTraces(db: Kysely<unknown>) {
  await sql`
    create table outside_accounts (
      provider text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (provider, subject)
    )`.execute(db)
  await sql`create index outside_accounts_user on outside_accounts (user_id)`.execute(db)
  await sql`
    create table known_devices (
      user_id uuid not null references users on delete cascade,
      device_hash bytea not null,
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      primary key (user_id, device_hash)
    )`.execute(db)
  await sql`
    create table user_consents (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null,
      wording text not null,
      given_at timestamptz not null default now(),
      withdrawn_at timestamptz
    )`.execute(db)
  await sql`create index user_consents_user on user_consents (user_id)`.execute(db)
}
