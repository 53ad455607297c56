import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { MessageContext, MessageScope } from '../../../server/unit-of-work.ts'
import type { Message } from '../../message.calls.ts'
import { messageFiles } from '../thread/message-files.ts'
import { findEntries, findMessages, type Reader } from './find-messages.ts'
import { toItem, toOwnItem, toOwnThread, toThread } from './wire.ts'

type Reading = Pick<MessageScope, 'db' | 'user' | 'config'>

/** Staff with the right read everything; everybody else their own threads. */
export function readerOf({ user, config }: Pick<MessageContext, 'user' | 'config'>): Reader {
  const { member } = config.get(permissionsSection)
  return { id: user.id, isStaff: allows(staff('messages', 'view'), user, member) }
}

/** One message with its thread; somebody else's answers 404. */
export async function readMessage(context: Reading, id: string): Promise<Message> {
  const { db } = context
  const reader = readerOf(context)
  const [row] = await findMessages(db, [id])
  if (!row) throw failures.notFound()
  const isOwn = row.account_id === reader.id && row.deleted_at === null
  if (!reader.isStaff && !isOwn) throw failures.notFound()
  const [entries, files] = await Promise.all([findEntries(db, id), messageFiles.find(db, [id])])
  const thread = toThread(id, { entries, files })
  if (reader.isStaff) return { ...toItem(row), thread }
  return { ...toOwnItem(row), thread: toOwnThread(thread) }
}
