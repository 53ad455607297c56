import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { nextCustomerNumber } from '../../accounts/server/customer-number.ts'
import { isReserved, normalHandle } from '../../accounts/server/mail-address.ts'
import { findByHandle, type UserRow } from '../../accounts/server/queries.ts'
import { accountVerified } from '../../events.ts'
import { isAboveAdmins } from '../../mail-keys/server/auth-keys.ts'
import { tellOfChange } from '../../mail-keys/server/security-mails.ts'
import type { AuthTables } from '../../server/tables.ts'

export type OutsidePerson = {
  /** Who vouches for them, as an address; `subject` means nothing without it. */
  issuer: string
  subject: string
  email: string | undefined
  /** The provider has made sure that the mailbox is theirs. */
  isVerified: boolean
  name: string
}

type Refusal = 'no_email' | 'sign_in_first' | 'taken' | 'outside_closed'
/** `sign_in_first`: there is an account with a password, and only its owner may connect it. */
type Recognised = { user: UserRow } | { refused: Refusal }

/** Whose account this is: connected before, connected now by its address, or made now. */
export async function recognise(
  context: Context<AuthTables>,
  person: OutsidePerson,
): Promise<Recognised> {
  const known = await findConnected(context.db, person)
  if (known) return isAboveAdmins(known) ? { refused: 'outside_closed' } : { user: known }
  const { email, isVerified } = person
  if (!email || !isVerified) return { refused: 'no_email' }
  const handle = normalHandle(email)
  const found = await findByHandle(context.db, handle)
  if (!found) return createFrom(context, { ...person, handle })
  if (!(await isOpen(context.db, found, person))) return { refused: 'sign_in_first' }
  return connectAccount(context, found, person)
}

/** Connects an account whose owner asked for it. Admins choose the provider, so not one above them. */
export async function connectOwn(
  context: Context<AuthTables>,
  self: UserRow,
  person: OutsidePerson,
): Promise<Recognised> {
  if (isAboveAdmins(self)) return { refused: 'outside_closed' }
  const known = await findConnected(context.db, person)
  if (known) return known.id === self.id ? { user: self } : { refused: 'taken' }
  return connectAccount(context, self, person)
}

export function findConnected(db: Kysely<AuthTables>, { issuer, subject }: OutsidePerson) {
  return db
    .selectFrom('outside_accounts')
    .innerJoin('users', 'users.id', 'outside_accounts.user_id')
    .selectAll('users')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** An address alone opens only an account that nobody has a way into yet. */
async function isOpen(
  db: Kysely<AuthTables>,
  user: UserRow,
  { issuer }: OutsidePerson,
): Promise<boolean> {
  if (user.password_hash !== null || isAboveAdmins(user)) return false
  const elsewhere = await db
    .selectFrom('outside_accounts')
    .select('subject')
    .where('user_id', '=', user.id)
    .where('issuer', '<>', issuer)
    .executeTakeFirst()
  return elsewhere === undefined
}

/** Who was invited and comes with the very address has proved it. */
function connectAccount(
  context: Context<AuthTables>,
  found: UserRow,
  person: OutsidePerson,
): Promise<Recognised> {
  return context.change(async (change) => {
    await keep(change, found.id, person)
    const isSameAddress =
      person.isVerified && normalHandle(person.email ?? '') === normalHandle(found.handle)
    const verified_at = found.verified_at ?? (isSameAddress ? new Date() : null)
    await change.db.updateTable('users').set({ verified_at }).where('id', '=', found.id).execute()
    if (verified_at) await change.emit(accountVerified, { userId: found.id })
    const after = { issuer: person.issuer }
    await change.audit({ noun: 'user', id: found.id, action: 'outside-account-connected', after })
    await tellOfChange(change, context, { user: found, what: 'linked' })
    return { user: { ...found, verified_at } }
  })
}

async function createFrom(
  context: Context<AuthTables>,
  person: OutsidePerson & { handle: string },
): Promise<Recognised> {
  const { handle, name } = person
  if (isReserved(handle, context.settings.baseUrl)) return { refused: 'no_email' }
  return context.change(async (change) => {
    const account = { handle, username: '', name, roles: ['user' as const], lang: context.lang }
    const user = await change.db
      .insertInto('users')
      .values({
        ...account,
        id: uuidv7(),
        password_hash: null,
        verified_at: new Date(),
        customer_number: await nextCustomerNumber(change.db),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await keep(change, user.id, person)
    await change.audit({ noun: 'user', id: user.id, action: 'create', after: account })
    await change.emit(accountVerified, { userId: user.id })
    return { user }
  })
}

async function keep(
  { db }: Change<AuthTables>,
  userId: string,
  { issuer, subject }: OutsidePerson,
): Promise<void> {
  await db.insertInto('outside_accounts').values({ issuer, subject, user_id: userId }).execute()
}
