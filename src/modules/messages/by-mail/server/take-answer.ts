import { sql } from 'kysely'
import { restoreMessage } from '../../inbox/server/change/trash-messages.ts'
import { reopen } from '../../inbox/server/thread/reply.ts'
import type { MessageRow, MessageUnit } from '../../server/unit-of-work.ts'
import { isSpam } from '../../spam/server/spam-filter.ts'
import { addMailEntry } from './add-mail-entry.ts'
import type { ReceivedMail } from './receivers.ts'

const MOST_ENTRIES = 900
/** A conversation is read as a whole: whoever fills one up begins new ones, and those are counted. */
const MOST_BYTES = 5_000_000

/**
 * Puts an answer into its conversation; false when there is none, or when it should be a message of
 * its own. Whoever else got hold of the mail may answer too: that is shown as theirs, and everything
 * the house writes still goes to the address the conversation is with.
 */
export async function takeAnswer(
  change: MessageUnit,
  named: { entry: string; message: string },
  mail: ReceivedMail,
): Promise<boolean> {
  const row = await conversation(change, named)
  if (!row) return false
  const email = mail.from?.email ?? ''
  const isForeign = email.toLowerCase() !== row.email.toLowerCase()
  if (isForeign && (await isSpam(change, { email, text: mail.text }))) return false
  if (row.deleted_at) await restoreMessage(change, row.id)
  const fromEmail = isForeign ? email : null
  const author = authorOf(row, mail, isForeign)
  await addMailEntry(change, { message: row.id, author, fromEmail, mail })
  // An out-of-office note asks nothing of anybody.
  if (mail.automatic === 'reply') return true
  await reopen(
    change,
    { ...row, name: author },
    mail.automatic === 'bounce' ? 'failed' : 'answered',
  )
  return true
}

/** The entry that was answered must be one of ours to somebody, not a note. */
async function conversation(
  { db }: MessageUnit,
  { entry, message }: { entry: string; message: string },
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select m.* from messages m
    where m.id = ${message} and exists (select from message_entries e
      where e.id = ${entry} and e.message_id = m.id and e.kind = 'out')
      and (select count(*) < ${MOST_ENTRIES} and coalesce(sum(octet_length(e.text)), 0) < ${MOST_BYTES}
        from message_entries e where e.message_id = m.id)
    for update of m`.execute(db)
  return rows[0]
}

function authorOf(row: MessageRow, { from }: ReceivedMail, isForeign: boolean): string {
  if (!isForeign) return row.name || row.email
  return from?.name || from?.email || '?'
}
