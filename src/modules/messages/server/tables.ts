import type { ColumnType, Generated } from 'kysely'
import type { KernelTables, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import type { EntryKind, MessageState } from '../inbox/message-values.ts'

type OrNull = ColumnType<string | null, string | null | undefined, string | null>

type MessagesTable = {
  id: string
  state: Generated<MessageState>
  is_read: Generated<boolean>
  tags: Generated<string[]>
  name: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  subject: Generated<string>
  fields: ColumnType<Record<string, string | boolean>, string | undefined, string>
  lang: Generated<'de' | 'en'>
  page: Generated<string>
  /** The account of the sender. */
  account_id: OrNull
  assigned_to: OrNull
  snoozed_until: MomentOrNull
  /** The mailbox that answers; null = the default one. */
  mailbox: OrNull
  /** What the filter was taught of it, so that a change of mind can be taught too. */
  learned: ColumnType<
    'spam' | 'ham' | null,
    'spam' | 'ham' | null | undefined,
    'spam' | 'ham' | null
  >
  erase_at: MomentOrNull
  received_at: Moment
  updated_at: Moment
  deleted_at: MomentOrNull
  version: Generated<number>
}

type EntriesTable = {
  id: string
  message_id: string
  kind: EntryKind
  author_id: OrNull
  author_name: Generated<string>
  text: string
  html: OrNull
  /** When a reply goes out; null for everything else. */
  send_at: MomentOrNull
  /** The mail in the outbox once it was made. */
  mail_id: OrNull
  /** Message-ID of a mail that came in. */
  mail_ref: OrNull
  /** Where a mail came from, when not from the address the conversation is with. */
  from_email: OrNull
  /** A program wrote it: an out-of-office note, a report that a mail did not arrive. */
  is_automatic: Generated<boolean>
  /** Names of files that came along and were not kept. */
  left_out: Generated<string[]>
  created_at: Moment
}

type MessageFilesTable = {
  id: string
  /** Null while a mail with it is being taken in. */
  message_id: OrNull
  /** The entry it went out or came in with; null while it waits for a reply. */
  entry_id: OrNull
  storage_key: string
  name: string
  type: string
  size: Generated<number>
  sha256: Generated<string>
  uploaded_by: string
  created_at: Moment
  ready_at: MomentOrNull
}

export type MessageTables = KernelTables &
  Pick<AuthTables, 'users'> &
  Pick<PeopleTables, 'person_links' | 'people'> & {
    messages: MessagesTable
    message_entries: EntriesTable
    message_files: MessageFilesTable
    message_texts: { message_id: string; words: string }
    message_words: { word: string }
    /** Words as keyed hashes, with how often they stood in good and bad messages. */
    message_spam_words: { word: Buffer; spam: number; ham: number }
    message_blocked: { id: string; email: string; created_by: string | null; created_at: Moment }
  }
