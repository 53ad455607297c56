import { uuidv7 } from 'uuidv7'
import { displayName } from '#kernel/access/roles.ts'
import { Email } from '#kernel/contract/fields.ts'
import { messageFailures } from '../../../errors.ts'
import type { MessageUnit } from '../../../server/unit-of-work.ts'
import { UNDO_SECONDS } from '../../message-values.ts'
import { eraseAt } from '../change/take-message.ts'
import { addEntry } from './add-entry.ts'
import { linkAccount } from './link-sender.ts'
import { SEND_REPLY } from './send-reply.ts'

type Written = {
  to: { email: string } | { account: string }
  subject: string
  text: string
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
  const sendAt = new Date(Date.now() + UNDO_SECONDS * 1000)
  const { text } = written
  const entry = await addEntry(change, { message: id, kind: 'out', author, text, sendAt })
  await change.enqueue(SEND_REPLY, { entry }, { startAfter: sendAt })
  await change.audit({ noun: 'message', id, action: 'create' })
  if (to.account) await linkAccount(change, id, to.account)
  return id
}

async function recipientOf(change: MessageUnit, to: Written['to']) {
  const known = await change.db
    .selectFrom('users')
    .select(['id', 'handle', 'name', 'lang'])
    .where('is_blocked', '=', false)
    .where((eb) => ('account' in to ? eb('id', '=', to.account) : eb('handle', '=', to.email)))
    .executeTakeFirst()
  if (known && Email.safeParse(known.handle).success)
    return { account: known.id, email: known.handle, name: displayName(known), lang: known.lang }
  if ('account' in to) throw messageFailures.unknownRecipient()
  return { account: null, email: to.email, name: '', lang: change.scope.lang }
}
