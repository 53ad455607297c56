import { z } from 'zod'
import { signedIn, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Email, Empty, Id, IdParams, requiredText, Timestamp } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { Message, MessageFile } from './message.calls.ts'

const PATH = '/api/v0/message/'
const view = staff('messages', 'view')
const edit = staff('messages', 'edit')
const create = staff('messages', 'create')

export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_FILES = 10

const ReplyText = requiredText(20_000)

/** Staff reply by mail; a customer with an account answers in the own thread. */
export const replyToMessage = endpoint({
  method: 'POST',
  path: `${PATH}:id/reply`,
  access: signedIn,
  narrows: true,
  limit: { max: 120, seconds: 3600, per: 'user' },
  params: IdParams,
  body: z.strictObject({
    text: ReplyText,
    /** The last entry of the thread as it was read; null for a thread without entries. */
    seen: Id.nullable(),
    send_at: Timestamp.optional(),
    attachments: z.array(Id).max(MAX_FILES).default([]),
  }),
  reply: Message,
  summary: 'Replies; 409 `stale` when the thread went on meanwhile',
})

/** Whoever looks at the thread reads who is writing; whoever writes is read by the others. */
export const noteWriting = endpoint({
  method: 'POST',
  path: `${PATH}:id/writing`,
  access: edit,
  params: IdParams,
  body: z.strictObject({ writing: z.boolean() }),
  reply: z.strictObject({ others: z.array(z.string()) }),
  passive: true,
  summary: 'Says whether one is writing a reply, and who else is',
})

const EntryParams = z.object({ id: Id, entry: Id })

export const undoReply = endpoint({
  method: 'DELETE',
  path: `${PATH}:id/reply/:entry`,
  access: edit,
  params: EntryParams,
  reply: Message,
  summary: 'Takes back a reply that was not sent yet',
})

export const addNote = endpoint({
  method: 'POST',
  path: `${PATH}:id/note`,
  access: edit,
  params: IdParams,
  body: z.strictObject({ text: ReplyText, mentions: z.array(Id).max(20).default([]) }),
  reply: Message,
  summary: 'A note for staff; who is mentioned gets a notice',
})

/**
 * To an address, an account or somebody among the people of the business; it becomes a thread of its
 * own. `person` needs the right to see people.
 */
export const writeMessage = endpoint({
  method: 'POST',
  path: `${PATH}write`,
  access: create,
  limit: { max: 60, seconds: 3600, per: 'user' },
  body: z.strictObject({
    to: z.union([
      z.strictObject({ email: Email }),
      z.strictObject({ account: Id }),
      z.strictObject({ person: Id }),
    ]),
    subject: requiredText(200),
    text: ReplyText,
    send_at: Timestamp.optional(),
  }),
  reply: Message,
  summary: 'Writes to somebody first',
})

const Files = z.strictObject({ files: z.array(MessageFile) })

export const attachFiles = endpoint({
  method: 'POST',
  path: `${PATH}:id/files`,
  access: edit,
  params: IdParams,
  upload: { maxFiles: MAX_FILES, maxBytes: MAX_FILE_BYTES },
  reply: Files,
  summary: 'Files for the next reply; all that wait for one come back',
})

const FileParams = z.object({ id: Id, file: Id })

export const detachFile = endpoint({
  method: 'DELETE',
  path: `${PATH}:id/files/:file`,
  access: edit,
  params: FileParams,
  reply: Files,
  summary: 'Removes a file that has not been sent',
})

export const downloadFile = endpoint({
  method: 'GET',
  path: `${PATH}:id/files/:file`,
  access: signedIn,
  narrows: true,
  params: FileParams,
  raw: true,
  reply: z.unknown(),
  summary: 'The bytes of an attachment',
})

export const listChoices = endpoint({
  method: 'GET',
  path: `${PATH}choices`,
  access: view,
  reply: z.strictObject({
    staff: z.array(z.strictObject({ _id: Id, name: z.string() })),
    tags: z.array(z.string()),
    /** The form as it is now: what the names in a message's `fields` are called. */
    fields: z.array(z.strictObject({ name: z.string(), label: z.string() })),
    canned: z.array(z.strictObject({ title: z.string(), text: z.string() })),
    signature: z.strictObject({ de: z.string(), en: z.string() }),
    retention_days: z.int(),
  }),
  summary: 'Who works on messages, tags in use, texts to begin with',
})

const Action = z.strictObject({ name: z.string(), label: z.string() })

export const listActions = endpoint({
  method: 'GET',
  path: `${PATH}:id/actions`,
  access: view,
  params: IdParams,
  reply: z.strictObject({ actions: z.array(Action) }),
  summary: 'What other modules can make of this message',
})

export const runAction = endpoint({
  method: 'POST',
  path: `${PATH}:id/actions/:name`,
  access: view,
  narrows: true,
  params: z.object({ id: Id, name: z.string().max(60) }),
  reply: z.strictObject({ path: z.string(), label: z.string() }),
  summary: 'Makes something of a message, e.g. a bug',
})

export const blockSender = endpoint({
  method: 'POST',
  path: `${PATH}:id/block`,
  access: edit,
  params: IdParams,
  body: Empty,
  reply: Message,
  summary: 'Whatever this address sends is spam from now on',
})

export const BlockedSender = z.strictObject({ _id: Id, email: z.string(), created_at: Timestamp })
export type BlockedSender = z.infer<typeof BlockedSender>

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/v0/message_blocked/',
  access: view,
  reply: z.strictObject({ items: z.array(BlockedSender), ...listReply }),
  summary: 'Addresses whose messages are spam',
})

export const unblockSender = endpoint({
  method: 'DELETE',
  path: '/api/v0/message_blocked/:id',
  access: edit,
  params: IdParams,
  reply: Empty,
  summary: 'Takes messages of this address as any others again',
})
