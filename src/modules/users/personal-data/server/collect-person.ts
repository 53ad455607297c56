import { sql } from 'kysely'
import type { Person } from '#kernel/server/personal-data.ts'
import { type Db, findAccount } from '../../server/queries.ts'
import { toOwnUser } from '../../server/wire.ts'
import { toConsent } from './consents.ts'

/** What the account knows of its owner. Secrets prove who someone is; they are no data about them. */
export async function collectPerson(db: Db, person: Person): Promise<Record<string, unknown>> {
  const row = await findAccount(db, person.id)
  if (!row) return {}
  const { userData, ...account } = toOwnUser(row)
  return {
    account: { ...account, notes: row.notes },
    profile: userData,
    consents: await consentsOf(db, person.id),
    ...(await proofsOf(db, person.id)),
    ...(await tracesOf(db, person)),
  }
}

async function consentsOf(db: Db, id: string) {
  const rows = await db.selectFrom('user_consents').selectAll().where('user_id', '=', id).execute()
  return rows.map(toConsent)
}

async function proofsOf(db: Db, id: string) {
  return {
    sessions: await db
      .selectFrom('sessions')
      .select(['ip', 'agent', 'created_at', 'last_active_at'])
      .where('user_id', '=', id)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'last_used_at'])
      .where('user_id', '=', id)
      .execute(),
    outsideAccounts: await db
      .selectFrom('outside_accounts')
      .select(['issuer', 'subject', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    devices: await db
      .selectFrom('known_devices')
      .select(['first_seen_at', 'last_seen_at'])
      .where('user_id', '=', id)
      .execute(),
  }
}

async function tracesOf(db: Db, { id, email }: Person) {
  return {
    savedViews: await db
      .selectFrom('saved_views')
      .select(['collection', 'name', 'query', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    mails: await db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'created_at', 'sent_at'])
      .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
      .execute(),
    history: await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after', 'created_at'])
      .where('noun', '=', 'user')
      .where('item_id', '=', id)
      .execute(),
    deeds: await db
      .selectFrom('audit_log')
      .select(['noun', 'item_id', 'action', 'created_at'])
      .where('actor_id', '=', id)
      .execute(),
  }
}
