import type { Change } from '#kernel/server/change.ts'
import type { Kept, Person } from '#kernel/server/personal-data.ts'
import { personalData } from '#kernel/server/personal-data.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import type { UsersTables } from '../../server/tables.ts'
import { collectPerson } from './collect-person.ts'
import { eraseTraces } from './erase-traces.ts'
import { handOver } from './hand-over.ts'

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
