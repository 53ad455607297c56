import { sql } from 'kysely'
import type { Person } from '#kernel/server/personal-data.ts'
import type { Db } from '../../server/queries.ts'

/** Stands where a name was; the same in every language. */
const NOBODY = '—'

/** Everything tied to an account besides its row: proofs, views, locks, mails, names in the history. */
export async function eraseTraces(db: Db, person: Person): Promise<void> {
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
