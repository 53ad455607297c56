import { addEntry } from '../../inbox/server/thread/add-entry.ts'
import { messageFiles } from '../../inbox/server/thread/message-files.ts'
import type { MessageUnit } from '../../server/unit-of-work.ts'
import type { ReceivedMail } from './receivers.ts'

type MailEntry = { message: string; author: string; fromEmail: string | null; mail: ReceivedMail }

/** Adds a mail to a conversation, with as many of its files as that may still have. */
export async function addMailEntry(
  change: MessageUnit,
  { message, author, fromEmail, mail }: MailEntry,
): Promise<void> {
  const ids = mail.files.map(({ id }) => id)
  const adopted = ids.length === 0 ? [] : await messageFiles.adopt(change, message, ids)
  const tooMany = mail.files.filter(({ id }) => !adopted.includes(id)).map(({ name }) => name)
  const entry = await addEntry(change, {
    message,
    kind: 'in',
    author: { id: null, name: author },
    text: mail.text,
    received: {
      mailRef: mail.mailRef,
      fromEmail,
      isAutomatic: mail.automatic !== 'no',
      leftOut: [...mail.leftOut, ...tooMany],
    },
  })
  if (adopted.length === 0) return
  await change.db
    .updateTable('message_files')
    .set({ entry_id: entry })
    .where('id', 'in', adopted)
    .execute()
}
