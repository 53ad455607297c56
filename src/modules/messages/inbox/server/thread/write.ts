import { uuidv7 } from 'uuidv7'
import { displayName } from '#kernel/access/roles.ts'
import { allows, staff } from '#kernel/access/rules.ts'
import { Email } from '#kernel/contract/fields.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { resolvePerson, shownName } from '#modules/people/server/api.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import { messageFailures } from '../../../errors.ts'
import type { MessageUnit } from '../../../server/unit-of-work.ts'
import { eraseAt } from '../change/take-message.ts'
import { addEntry } from './add-entry.ts'
import { linkAccount, linkChosen } from './link-sender.ts'
import { sendTime } from './reply.ts'
import { SEND_REPLY } from './send-reply.ts'

type Written = {
  to: { email: string } | { account: string } | { person: string }
  subject: string
  text: string
  send_at?: string
}

/** Staff write first: to a customer, to staff or to any address. It becomes a thread of its own. */
export async function writeMessage(change: MessageUnit, written: Written): Promise<string> {
  const id = uuidv7()
  const to = await recipientOf(change, written.to)
  const { user } = change.scope
  await change.db
    .insertInto('messages')
    .values({
      id,
      state: 'waiting',
      is_read: true,
      name: to.name,
      email: to.email,
      subject: written.subject,
      lang: to.lang,
      account_id: to.account,
      assigned_to: user.id,
      erase_at: eraseAt(change),
    })
    .execute()
  const author = { id: user.id, name: displayName(user) }
  const sendAt = sendTime(written.send_at)
  const { text } = written
  const entry = await addEntry(change, { message: id, kind: 'out', author, text, sendAt })
  await change.enqueue(SEND_REPLY, { entry }, { startAfter: sendAt })
  await change.audit({ noun: 'message', id, action: 'create' })
  if (to.person) await linkChosen(change, id, to.person)
  else if (to.account) await linkAccount(change, id, to.account)
  return id
}

type Recipient = {
  account: string | null
  person: string | null
  email: string
  name: string
  lang: Lang
}

async function recipientOf(change: MessageUnit, to: Written['to']): Promise<Recipient> {
  if ('person' in to) return personOf(change, to.person)
  const known = await change.db
    .selectFrom('users')
    .select(['id', 'handle', 'name', 'lang'])
    .where('is_blocked', '=', false)
    .where((eb) => ('account' in to ? eb('id', '=', to.account) : eb('handle', '=', to.email)))
    .executeTakeFirst()
  if (known && Email.safeParse(known.handle).success) {
    const { id, handle, lang } = known
    return { account: id, person: null, email: handle, name: displayName(known), lang }
  }
  if ('account' in to) throw messageFailures.unknownRecipient()
  return { account: null, person: null, email: to.email, name: '', lang: change.scope.lang }
}

/** At the first address that is known of them, under the account if it is the account's. */
async function personOf(change: MessageUnit, id: string): Promise<Recipient> {
  const { user, config } = change.scope
  if (!allows(staff('people', 'view'), user, config.get(permissionsSection).member))
    throw failures.noPermission()
  const person = await resolvePerson(tablesOf<PeopleTables>(change.db), id)
  const row = await change.db
    .selectFrom('people')
    .leftJoin('users', 'users.id', 'people.account')
    .select(['people.account', 'people.language', 'people.contacts', 'users.handle'])
    .select(['people.title', 'people.first_name', 'people.last_name', 'people.company'])
    .where('people.id', '=', person)
    .where('people.deleted_at', 'is', null)
    .executeTakeFirst()
  const mails = row?.contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value)
  const email = [row?.handle, ...(mails ?? [])].find((one) => Email.safeParse(one).success)
  if (!row || !email) throw messageFailures.noAddressOfPerson()
  const account = row.handle === email ? row.account : null
  return { account, person, email, name: shownName(row, 'staff', user), lang: row.language }
}
