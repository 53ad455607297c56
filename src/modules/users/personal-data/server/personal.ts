import { sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import { type Kept, type Person, personalData } from '#kernel/server/personal-data.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import type { Db } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'
import { collectPerson } from './collect-person.ts'
import { handOver } from './hand-over.ts'

/** Stands where a name was; the same in every language. */
const NOBODY = '—'

/** The account itself, and what the kernel keeps of it: sessions, views, mails, history. */
export const personal = personalData<UsersTables>({
  collect: ({ db }, person) => collectPerson(db, person),
  erase: eraseAccountData,
  merge: async (change, from, into) => {
    await handOver(change, from, into)
    await eraseAccountData(change, from)
  },
})

async function eraseAccountData(
  change: Change<UsersTables>,
  person: Person,
): Promise<readonly Kept[]> {
  await endSessionsOf(change.kernel, person.id)
  await eraseTraces(change.db, person)
  await anonymise(change, person)
  return [HISTORY]
}

/** The row stays, empty, because others refer to it; nobody can sign in to it. */
async function anonymise({ db }: Change<UsersTables>, { id }: Person): Promise<void> {
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

/** Everything tied to an account besides its row: proofs, views, locks, mails, names in the history. */
async function eraseTraces(db: Db, person: Person): Promise<void> {
  await eraseProofs(db, person.id)
  await eraseKernelTraces(db, person)
  await clearHistory(db, person)
}

/** Written out table by table, so that the types see when one of them changes. */
async function eraseProofs(db: Db, id: string): Promise<void> {
  await db.deleteFrom('auth_keys').where('user_id', '=', id).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
  await db.deleteFrom('passkeys').where('user_id', '=', id).execute()
  await db.deleteFrom('passkey_challenges').where('user_id', '=', id).execute()
  await db.deleteFrom('outside_accounts').where('user_id', '=', id).execute()
  await db.deleteFrom('known_devices').where('user_id', '=', id).execute()
  await db.deleteFrom('user_consents').where('user_id', '=', id).execute()
}

/** Mails still waiting go too: nobody is written to who asked to be forgotten. */
async function eraseKernelTraces(db: Db, { id, email }: Person): Promise<void> {
  const address = email.toLowerCase()
  await db.deleteFrom('saved_views').where('user_id', '=', id).execute()
  await db.deleteFrom('edit_locks').where('user_id', '=', id).execute()
  await db.deleteFrom('mails').where(sql<boolean>`lower(recipient) = ${address}`).execute()
  await db
    .deleteFrom('rate_limits')
    .where(sql<boolean>`position(${address} in lower(key)) > 0`)
    .execute()
}

async function clearHistory(db: Db, { id }: Person): Promise<void> {
  await db
    .updateTable('audit_log')
    .set({ before: null, after: null })
    .where('noun', '=', 'user')
    .where('item_id', '=', id)
    .execute()
  await db.updateTable('audit_log').set({ actor_name: NOBODY }).where('actor_id', '=', id).execute()
}
