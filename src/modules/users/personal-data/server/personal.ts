import { sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import {
  type Kept,
  type Person,
  type PersonalData,
  personColumns,
} from '#kernel/server/people/personal-data.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import { type Db, findAccount } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'
import { toOwnUser } from '../../server/wire.ts'
import { forgetMentions, NOBODY } from './forget-mentions.ts'
import { handOver } from './hand-over.ts'

const HISTORY: Kept = {
  what: {
    de: 'Verlauf ohne Namen und Inhalte: wann an diesem Konto etwas geändert wurde',
    en: 'History without names and contents: when something was changed on this account',
  },
  why: {
    de: 'Nachweis der Sicherheit der Verarbeitung (Art. 5 Abs. 2, Art. 32 DSGVO)',
    en: 'Proof of the security of processing (Art. 5 (2), Art. 32 GDPR)',
  },
}

/** How one signs in goes with the account and is never handed over. */
const PROOF = { account: 'user_id', erase: 'delete', merge: 'stays' } as const

/** The account itself, and what the kernel keeps of it: sessions, views, mails, history. */
const account = personColumns<UsersTables>({
  purpose: {
    for: {
      de: 'Konto, Anmeldung, Sicherheit und E-Mails an diese Person',
      en: 'Account, sign-in, security and emails to this person',
    },
    basis: {
      de: 'Vertrag (Art. 6 Abs. 1 lit. b DSGVO), Sicherheit (lit. f, Art. 32), Einwilligung, wo eine genannt ist (lit. a)',
      en: 'Contract (Art. 6 (1) (b) GDPR), security (f, Art. 32), consent where one is named (a)',
    },
    until: {
      de: 'Bis das Konto gelöscht wird; gesendete E-Mails 90 Tage',
      en: 'Until the account is erased; emails that were sent 90 days',
    },
  },
  place: ({ id }) => (id ? `users/edit/${id}` : undefined),
  tables: [
    {
      table: 'user_consents',
      account: 'user_id',
      exported: {
        as: 'consents',
        columns: ['id', 'kind', 'wording', 'given_at', 'withdrawn_at'],
      },
      erase: 'delete',
    },
    {
      ...PROOF,
      table: 'sessions',
      exported: { as: 'sessions', columns: ['ip', 'agent', 'created_at', 'last_active_at'] },
    },
    {
      table: 'sessions',
      account: 'acted_by',
      exported: { as: 'actedSessions', columns: ['ip', 'agent', 'created_at'] },
      erase: 'delete',
      merge: 'stays',
    },
    {
      ...PROOF,
      table: 'passkeys',
      exported: { as: 'passkeys', columns: ['name', 'created_at', 'last_used_at'] },
    },
    {
      table: 'outside_accounts',
      account: 'user_id',
      exported: { as: 'outsideAccounts', columns: ['issuer', 'subject', 'created_at'] },
      erase: 'delete',
    },
    {
      ...PROOF,
      table: 'known_devices',
      exported: { as: 'devices', columns: ['first_seen_at', 'last_seen_at'] },
    },
    { ...PROOF, table: 'auth_keys' },
    { ...PROOF, table: 'recovery_codes' },
    { ...PROOF, table: 'passkey_challenges' },
    { ...PROOF, table: 'edit_locks' },
    { ...PROOF, table: 'idempotency_keys' },
    {
      table: 'saved_views',
      account: 'user_id',
      exported: { as: 'savedViews', columns: ['collection', 'name', 'query', 'created_at'] },
      erase: 'delete',
    },
    {
      // Also those still waiting: nobody is written to who asked to be forgotten.
      table: 'mails',
      email: 'recipient',
      exported: { as: 'mails', columns: ['recipient', 'subject', 'text', 'created_at', 'sent_at'] },
      erase: 'delete',
    },
    {
      table: 'audit_log',
      account: 'item_id',
      where: { noun: 'user' },
      exported: { as: 'history', columns: ['action', 'before', 'after', 'created_at'] },
      erase: { before: null, after: null, item_id: HISTORY },
      merge: 'stays',
    },
    {
      table: 'audit_log',
      account: 'actor_id',
      exported: { as: 'deeds', columns: ['noun', 'item_id', 'action', 'actor_name', 'created_at'] },
      erase: { actor_name: NOBODY, actor_id: HISTORY },
      merge: 'stays',
    },
    { table: 'config_sections', account: 'updated_by', erase: { updated_by: null } },
    { table: 'config_history', account: 'created_by', erase: { created_by: null } },
  ],
  collect: ({ db }, person) => collectAccount(db, person),
  erase: async (change, person) => {
    await eraseAccount(change, person)
    return []
  },
  merge: handOver,
})

export const personal: PersonalData = {
  ...account,
  merge: async (change, from, into) => {
    await account.merge(change, from, into)
    await account.erase(change, from)
  },
}

/** What the account knows of its owner. Secrets prove who someone is; they are no data about them. */
async function collectAccount(db: Db, { id }: Person): Promise<Record<string, unknown>> {
  const row = id ? await findAccount(db, id) : undefined
  if (!row) return {}
  const { userData, ...own } = toOwnUser(row)
  return { account: { ...own, notes: row.notes }, profile: userData }
}

async function eraseAccount(change: Change<UsersTables>, person: Person): Promise<void> {
  const { db, kernel } = change
  // Counters of calls are kept by address, and by account for those who are signed in.
  for (const name of [...person.emails, ...(person.id ? [person.id] : [])])
    await db
      .deleteFrom('rate_limits')
      .where(sql<boolean>`position(${name.toLowerCase()} in lower(key)) > 0`)
      .execute()
  const names = person.id ? await namesOf(db, person.id) : []
  await forgetMentions(change, [...person.emails, ...names])
  if (!person.id) return
  await endSessionsOf(kernel, person.id)
  await anonymise(db, person.id)
}

async function namesOf(db: Db, id: string): Promise<string[]> {
  const row = await findAccount(db, id)
  if (!row) return []
  const { first_name = '', last_name = '' } = row.user_data
  return [row.name, row.username, row.handle, `${first_name} ${last_name}`]
}

/** The row stays, empty, because others refer to it; nobody can sign in to it. */
async function anonymise(db: Db, id: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({
      handle: `erased-${id}@invalid`,
      username: '',
      name: '',
      notes: '',
      roles: ['user'],
      password_hash: null,
      must_change_password: false,
      is_blocked: true,
      two_factor_enabled: false,
      totp_secret: null,
      totp_pending: null,
      passkey_user_id: null,
      customer_number: null,
      user_data: '{}',
      last_login_at: null,
      last_active_at: null,
      reset_requested_at: null,
      failed_logins: 0,
      erased_at: new Date(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
