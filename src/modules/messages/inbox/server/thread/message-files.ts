import { attachmentsOf } from '#kernel/server/attachments/attachments.ts'
import { contentInspection } from '#modules/files/server/api.ts'
import { messageFailures } from '../../../errors.ts'
import type { MessageTables } from '../../../server/tables.ts'
import { MAX_FILE_BYTES } from '../../thread.calls.ts'
import { takeMessage } from '../change/take-message.ts'

/** Files of a message: those that wait for a reply, and those that went or came with an entry. */
export const messageFiles = attachmentsOf<MessageTables>()({
  table: 'message_files',
  owner: 'message_id',
  module: 'messages',
  folder: 'messages',
  maxBytes: MAX_FILE_BYTES,
  maxFiles: 100,
  tooMany: messageFailures.tooManyFiles,
  inspection: contentInspection,
  hold: (change, id) => takeMessage(change, id),
  changed: async () => undefined,
})
