import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An outside account is known by who vouches for it and by its name there: the same name at another
 * issuer is somebody else. What was connected before belongs to the issuer that is configured now;
 * where none is, to nobody.
 */
export const outsideIssuers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outside_accounts
      add column issuer text not null default ''`.execute(db)
    await sql`update outside_accounts set issuer = ${await configuredIssuer(db)}`.execute(db)
    await sql`alter table outside_accounts
      alter column issuer drop default,
      drop constraint outside_accounts_pkey,
      drop column provider,
      add primary key (issuer, subject)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`delete from outside_accounts where issuer <> ${await configuredIssuer(db)}`.execute(
      db,
    )
    await sql`alter table outside_accounts
      drop constraint outside_accounts_pkey,
      drop column issuer,
      add column provider text not null default 'facebook',
      add primary key (provider, subject)`.execute(db)
  },
}

async function configuredIssuer(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ issuer: string | null }>`
    select value->'facebook'->>'issuer' as issuer from config_sections
    where name = 'components.auth'`.execute(db)
  const issuer = rows[0]?.issuer ?? ''
  // As sign-ins write it: with the slash that an address without a path gets.
  return URL.canParse(issuer) ? new URL(issuer).href : ''
}
