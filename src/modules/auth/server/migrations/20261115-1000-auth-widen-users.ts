import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an account knows beyond signing in: where it stands, whom it belongs to, how it is found. */
export const widenUsers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create sequence customer_numbers start 10001`.execute(db)
    await sql`
      alter table users
        add column customer_number bigint unique,
        add column verified_at timestamptz,
        add column invited_at timestamptz,
        add column erased_at timestamptz,
        add column reset_requested_at timestamptz,
        add column notes text not null default '',
        add column totp_secret text,
        add column totp_last_step bigint not null default 0,
        add column passkey_user_id text unique
    `.execute(db)
    await sql`update users set verified_at = created_at`.execute(db)
    await sql`update users set customer_number = nextval('customer_numbers') where not is_builtin`.execute(
      db,
    )
  },
  async down(db: Kysely<unknown>) {
    await sql`
      alter table users
        drop column customer_number, drop column verified_at, drop column invited_at,
        drop column erased_at, drop column reset_requested_at, drop column notes,
        drop column totp_secret, drop column totp_last_step, drop column passkey_user_id
    `.execute(db)
    await sql`drop sequence customer_numbers`.execute(db)
  },
}
