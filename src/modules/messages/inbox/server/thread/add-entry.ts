import { uuidv7 } from 'uuidv7'
import type { MessageUnit } from '../../../server/unit-of-work.ts'
import type { EntryKind } from '../../message-values.ts'
import { tellScreens } from '../change/take-message.ts'
import { indexMessage } from '../find/message-search.ts'

type NewEntry = {
  message: string
  kind: EntryKind
  author: { id: string | null; name: string }
  text: string
  sendAt?: Date
  /** A mail that was made for it at once. */
  mail?: string
  /** What is known of a mail that came in. */
  received?: ReceivedPart
}

type ReceivedPart = {
  mailRef: string | null
  fromEmail: string | null
  isAutomatic: boolean
  leftOut: readonly string[]
}

/** Adds to a thread and to what the message is found by. */
export async function addEntry(change: MessageUnit, entry: NewEntry): Promise<string> {
  const id = uuidv7()
  const { message, kind, author, text, sendAt, mail, received } = entry
  await change.db
    .insertInto('message_entries')
    .values({
      id,
      message_id: message,
      kind,
      author_id: author.id,
      author_name: author.name,
      text,
      send_at: sendAt ?? null,
      mail_id: mail ?? null,
      mail_ref: received?.mailRef ?? null,
      from_email: received?.fromEmail ?? null,
      is_automatic: received?.isAutomatic ?? false,
      left_out: [...(received?.leftOut ?? [])],
    })
    .execute()
  await indexMessage(change.db, message)
  tellScreens(change)
  return id
}

/** The newest entry of a thread; null when it has none. */
export async function lastEntry({ db }: MessageUnit, message: string): Promise<string | null> {
  const row = await db
    .selectFrom('message_entries')
    .select('id')
    .where('message_id', '=', message)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
