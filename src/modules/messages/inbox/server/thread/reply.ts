import { displayName } from '#kernel/access/roles.ts'
import { Email } from '#kernel/contract/fields.ts'
import { failures } from '#kernel/server/app-error.ts'
import { messageFailures } from '../../../errors.ts'
import { tellStaff } from '../../../server/tell.ts'
import type { MessageRow, MessageUnit } from '../../../server/unit-of-work.ts'
import { UNDO_SECONDS } from '../../message-values.ts'
import { eraseAt, storeChange, takeMessage } from '../change/take-message.ts'
import { addEntry, lastEntry } from './add-entry.ts'
import { linkLate } from './link-sender.ts'
import { SEND_REPLY } from './send-reply.ts'

type Reply = { text: string; seen: string | null; send_at?: string; attachments: readonly string[] }

/**
 * A reply of staff: it waits a moment, so that it can be taken back, and is then sent by mail. Begun
 * before another was sent it is refused, and nobody answers twice unknowingly.
 */
export async function replyToMessage(
  change: MessageUnit,
  id: string,
  reply: Reply,
): Promise<string> {
  const row = await takeMessage(change, id)
  await mustBeSeen(change, id, reply.seen)
  if (!Email.safeParse(row.email).success) throw messageFailures.noAddress()
  if (row.state === 'spam') await linkLate(change, row)
  const { user } = change.scope
  const sendAt = sendTime(reply.send_at)
  const author = { id: user.id, name: displayName(user) }
  const entry = await addEntry(change, {
    message: id,
    kind: 'out',
    author,
    text: reply.text,
    sendAt,
  })
  await attach(change, { message: id, entry, files: reply.attachments })
  await change.enqueue(SEND_REPLY, { entry }, { startAfter: sendAt })
  await storeChange(change, id, {
    state: 'waiting',
    is_read: true,
    snoozed_until: null,
    erase_at: eraseAt(change),
  })
  await change.audit({ noun: 'message', id, action: 'reply', after: { entry } })
  return entry
}

/** What a customer answers in the own thread brings it back to staff. */
export async function answerAsCustomer(
  change: MessageUnit,
  id: string,
  { text, seen }: Pick<Reply, 'text' | 'seen'>,
): Promise<void> {
  const { user } = change.scope
  await mustBeOwn(change, id)
  const row = await takeMessage(change, id)
  await mustKnow(change, id, seen)
  const author = { id: user.id, name: displayName(user) }
  await addEntry(change, { message: id, kind: 'in', author, text })
  await reopen(change, row)
}

/** The sender has written again, or something else came that staff should read. */
export async function reopen(
  change: MessageUnit,
  row: MessageRow,
  kind: 'answered' | 'failed' = 'answered',
): Promise<void> {
  const isSpam = row.state === 'spam'
  await storeChange(change, row.id, {
    state: isSpam ? 'spam' : 'open',
    is_read: false,
    snoozed_until: null,
    erase_at: eraseAt(change),
  })
  if (!isSpam) await tellStaff(change, row, kind)
}

/** Takes back a reply that has not been sent; its files wait for the next one of whoever did. */
export async function undoReply(change: MessageUnit, id: string, entry: string): Promise<void> {
  const row = await takeMessage(change, id)
  const found = await change.db
    .selectFrom('message_entries')
    .select(['id', 'mail_id', 'kind'])
    .where('id', '=', entry)
    .where('message_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (found?.kind !== 'out') throw failures.notFound()
  if (found.mail_id !== null) throw messageFailures.alreadySent()
  await change.db
    .updateTable('message_files')
    .set({ entry_id: null, uploaded_by: change.scope.user.id })
    .where('entry_id', '=', entry)
    .execute()
  await change.db.deleteFrom('message_entries').where('id', '=', entry).execute()
  await storeChange(change, id, { state: row.state === 'waiting' ? 'open' : row.state })
  await change.audit({ noun: 'message', id, action: 'undo-reply', before: { entry } })
}

async function mustBeSeen(change: MessageUnit, id: string, seen: string | null): Promise<void> {
  if ((await lastEntry(change, id)) !== seen) throw failures.stale()
}

/** Before anything is said of it: what is not shown to somebody is not there for them. */
async function mustBeOwn({ db, scope }: MessageUnit, id: string): Promise<void> {
  const own = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', scope.user.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!own) throw failures.notFound()
}

/** What the customer does not see, notes and what somebody else mailed in, cannot be asked for. */
async function mustKnow(change: MessageUnit, id: string, seen: string | null): Promise<void> {
  const newer = await change.db
    .selectFrom('message_entries')
    .select('id')
    .where('message_id', '=', id)
    .where((eb) => eb.or([eb('kind', '=', 'in'), eb('mail_id', 'is not', null)]))
    .where('from_email', 'is', null)
    .$if(seen !== null, (query) => query.where('id', '>', seen ?? ''))
    .limit(1)
    .executeTakeFirst()
  if (newer) throw failures.stale()
}

/** Never sooner than it can be taken back. */
export function sendTime(wanted: string | undefined): Date {
  const soonest = Date.now() + UNDO_SECONDS * 1000
  return new Date(Math.max(soonest, wanted ? Date.parse(wanted) : 0))
}

type Attached = { message: string; entry: string; files: readonly string[] }

/** Only files that one has uploaded oneself for this message and that wait for a reply. */
async function attach(change: MessageUnit, { message, entry, files }: Attached): Promise<void> {
  if (files.length === 0) return
  const { numUpdatedRows } = await change.db
    .updateTable('message_files')
    .set({ entry_id: entry })
    .where('id', 'in', [...files])
    .where('message_id', '=', message)
    .where('uploaded_by', '=', change.scope.user.id)
    .where('entry_id', 'is', null)
    .where('ready_at', 'is not', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== new Set(files).size) throw failures.notFound()
}
