import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { nextCustomerNumber } from '../customer-number.ts'
import { isReserved, normalHandle } from '../mail-address.ts'
import { findByHandle, findUser, type UserRow } from '../queries.ts'
import { tellOfChange } from '../security-mails.ts'
import type { AuthTables } from '../tables.ts'

export type OutsidePerson = {
  subject: string
  email: string | undefined
  /** The provider has made sure that the mailbox is theirs. */
  isVerified: boolean
  name: string
}

/** `sign_in_first`: there is an account with a password, and only its owner may connect it. */
export type Recognised = { user: UserRow } | { refused: 'no_email' | 'sign_in_first' | 'taken' }

const PROVIDER = 'facebook'

/** Whose account this is: connected before, connected now, or made now. */
export async function recognise(
  context: Context<AuthTables>,
  person: OutsidePerson,
): Promise<Recognised> {
  const known = await findConnected(context.db, person.subject)
  const self = await signedInAccount(context)
  if (known && self && known.id !== self.id) return { refused: 'taken' }
  if (known) return { user: known }
  const { email, isVerified } = person
  if (!email || !isVerified) return { refused: 'no_email' }
  const handle = normalHandle(email)
  const found = self ?? (await findByHandle(context.db, handle))
  if (!found) return createFrom(context, { ...person, handle })
  if (!self && found.password_hash !== null) return { refused: 'sign_in_first' }
  return context.change(async (change) => ({
    user: await connect(change, context, { found, person }),
  }))
}

async function signedInAccount({ db, session, user }: Context<AuthTables>) {
  return session && !user.limited && !user.actedBy ? findUser(db, user.id) : undefined
}

function findConnected(db: Kysely<AuthTables>, subject: string) {
  return db
    .selectFrom('outside_accounts')
    .innerJoin('users', 'users.id', 'outside_accounts.user_id')
    .selectAll('users')
    .where('provider', '=', PROVIDER)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

type Connection = { found: UserRow; person: OutsidePerson }

/** Who was invited and comes with the very address has proved it. */
async function connect(
  change: Change<AuthTables>,
  context: Context<AuthTables>,
  { found, person }: Connection,
): Promise<UserRow> {
  await keep(change, found.id, person.subject)
  const isSameAddress = normalHandle(person.email ?? '') === normalHandle(found.handle)
  const verified_at = found.verified_at ?? (isSameAddress ? new Date() : null)
  await change.db.updateTable('users').set({ verified_at }).where('id', '=', found.id).execute()
  await change.audit({ noun: 'user', id: found.id, action: 'outside-account-connected' })
  await tellOfChange(change, context, { user: found, what: 'linked' })
  return { ...found, verified_at }
}

async function createFrom(
  context: Context<AuthTables>,
  { handle, name, subject }: OutsidePerson & { handle: string },
): Promise<Recognised> {
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
        customer_number: String(await nextCustomerNumber(change.db)),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await keep(change, user.id, subject)
    await change.audit({ noun: 'user', id: user.id, action: 'create', after: account })
    return { user }
  })
}

async function keep({ db }: Change<AuthTables>, userId: string, subject: string): Promise<void> {
  await db
    .insertInto('outside_accounts')
    .values({ provider: PROVIDER, subject, user_id: userId })
    .execute()
}
