import type { Selectable } from 'kysely'
import type { MessageTables } from '../../../server/tables.ts'
import type { Entry, Message, MessageFile, MessageItem } from '../../message.calls.ts'
import type { FoundEntry, FoundMessage } from './find-messages.ts'

type FileRow = Selectable<MessageTables['message_files']>

export function toItem(row: FoundMessage): MessageItem {
  return {
    _id: row.id,
    read: row.is_read,
    tags: row.tags,
    state: row.state,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    fields: row.fields,
    lang: row.lang,
    page: row.page,
    assigned_to: row.assigned_to,
    snoozed_until: iso(row.snoozed_until),
    person: row.person,
    erase_at: iso(row.erase_at),
    received_at: row.received_at.toISOString(),
    deleted_at: iso(row.deleted_at),
    version: row.version,
  }
}

/** What staff note about a message is none of the customer's business. */
export function toOwnItem(row: FoundMessage): MessageItem {
  const item = toItem(row)
  const state = item.state === 'spam' || item.state === 'new' ? 'open' : item.state
  return { ...item, read: true, tags: [], state, assigned_to: null, snoozed_until: null }
}

type Parts = { entries: readonly FoundEntry[]; files: readonly FileRow[] }

export function toThread(message: string, { entries, files }: Parts): Entry[] {
  return entries.map((row) => ({
    _id: row.id,
    kind: row.kind,
    by: row.author_name,
    at: row.created_at.toISOString(),
    text: row.text,
    ...(row.html === null ? {} : { html: row.html }),
    ...(row.from_email === null ? {} : { from: row.from_email }),
    ...(row.is_automatic ? { automatic: true as const } : {}),
    ...(row.left_out.length === 0 ? {} : { left_out: row.left_out }),
    attachments: files
      .filter(({ entry_id }) => entry_id === row.id)
      .map((file) => toFile(message, file)),
    delivery: row.kind === 'out' ? deliveryOf(row) : null,
  }))
}

/**
 * Staff read the state of each mail; a customer only what was really sent, and nothing that somebody
 * else put into the conversation.
 */
export function toOwnThread(thread: Message['thread']): Entry[] {
  return thread
    .filter(({ kind, delivery }) => kind !== 'note' && isOut(delivery?.state))
    .filter(({ from }) => from === undefined)
    .map((entry) => ({ ...entry, delivery: null }))
}

function isOut(state: string | undefined): boolean {
  return state !== 'undo' && state !== 'scheduled'
}

export function toFile(message: string, row: FileRow): MessageFile {
  const { id, name, size, type } = row
  return { _id: id, name, size, type, url: `/api/v0/message/${message}/files/${id}` }
}

function deliveryOf(row: FoundEntry): NonNullable<Entry['delivery']> {
  const answer = row.mail_answer ?? ''
  const at = iso(row.send_at)
  if (row.mail_id === null) return { state: isSoon(row) ? 'undo' : 'scheduled', at, answer }
  // Mails that went out are swept after a while; those that failed stay.
  const state = row.mail_state ?? 'sent'
  if (state === 'sent' || state === 'failed' || state === 'kept') return { state, at, answer }
  return { state: state === 'expired' ? 'failed' : 'queued', at, answer }
}

const MINUTE = 60_000

function isSoon({ send_at, created_at }: FoundEntry): boolean {
  return send_at !== null && send_at.getTime() - created_at.getTime() < MINUTE
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
