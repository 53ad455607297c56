import { z } from 'zod'
import { anyone, signedIn, staff } from '#kernel/access/rules.ts'
import { CaptchaProof } from '#kernel/contract/captcha.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Ids, Lang, Tags, Timestamp, text, Version } from '#kernel/contract/fields.ts'
import { listQuery, listReply, some, YesNo } from '#kernel/contract/list.ts'
import { removalCalls } from '#kernel/contract/noun/calls.ts'
import { BOXES, DELIVERY_STATES, ENTRY_KINDS, MessageState } from './message-values.ts'

const PATH = '/api/v0/message/'

export const MessageFile = z.strictObject({
  _id: Id,
  name: z.string(),
  size: z.int(),
  type: z.string(),
  url: z.string(),
})
export type MessageFile = z.infer<typeof MessageFile>

export const Entry = z.strictObject({
  _id: Id,
  kind: z.enum(ENTRY_KINDS),
  by: z.string(),
  at: Timestamp,
  text: z.string(),
  html: z.string().optional(),
  /** The address it came from, when that is not the one the conversation is with. */
  from: z.string().optional(),
  /** A program wrote it, e.g. an out-of-office note. */
  automatic: z.literal(true).optional(),
  /** Names of files that came along and were not kept. */
  left_out: z.array(z.string()).optional(),
  attachments: z.array(MessageFile),
  /** How far a reply has come; null for everything else. */
  delivery: z
    .strictObject({ state: z.enum(DELIVERY_STATES), at: Timestamp.nullable(), answer: z.string() })
    .nullable(),
})
export type Entry = z.infer<typeof Entry>

const FieldValues = z.record(z.string(), z.union([z.string(), z.boolean()]))

export const MessageItem = z.strictObject({
  _id: Id,
  /** One flag for the house, set by the first who opens it. */
  read: z.boolean(),
  tags: z.array(z.string()),
  state: MessageState,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  fields: FieldValues,
  lang: Lang,
  page: z.string(),
  assigned_to: Id.nullable(),
  snoozed_until: Timestamp.nullable(),
  /** The entry among the people of the business, for those who may see people. */
  person: Id.nullable(),
  erase_at: Timestamp.nullable(),
  received_at: Timestamp,
  deleted_at: Timestamp.nullable(),
  version: Version,
})
export type MessageItem = z.infer<typeof MessageItem>

export const Message = z.strictObject({ ...MessageItem.shape, thread: z.array(Entry) })
export type Message = z.infer<typeof Message>

const view = staff('messages', 'view')
const edit = staff('messages', 'edit')
const remove = staff('messages', 'delete')

const MessageQuery = listQuery({
  sort: ['received', 'updated'],
  filters: {
    box: z.enum(BOXES).default('all'),
    state: some(MessageState),
    read: YesNo.optional(),
    tags: some(text(60)),
    /** 'me', 'none' or an account. */
    assigned_to: z.union([z.enum(['me', 'none']), Id]).optional(),
  },
})
export type MessageQuery = z.output<typeof MessageQuery>

/** Staff read all; somebody with an account reads their own threads. */
export const listMessages = endpoint({
  method: 'GET',
  path: PATH,
  access: signedIn,
  narrows: true,
  query: MessageQuery,
  reply: z.strictObject({ items: z.array(MessageItem), unread: z.int(), ...listReply }),
  summary: 'Messages: all of them for staff, the own threads for customers',
})

export const readMessage = endpoint({
  method: 'GET',
  path: `${PATH}:id`,
  access: signedIn,
  narrows: true,
  params: IdParams,
  reply: Message,
  summary: 'One message with its thread',
})

/** Looser than what is stored: the fields of the form say what each of them must be. */
const SentFields = z
  .record(z.string().max(40), z.union([text(20_000), z.boolean()]))
  .refine((fields) => Object.keys(fields).length <= 30)

export const sendMessage = endpoint({
  method: 'POST',
  path: PATH,
  access: anyone,
  limit: { max: 20, seconds: 3600, per: 'ip' },
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    fields: SentFields,
    page: text(500).default(''),
    captcha: CaptchaProof.default({}),
  }),
  reply: z.strictObject({ sent: z.literal(true) }),
  summary: 'What a visitor writes through the contact form',
})

const Patch = {
  read: z.boolean().optional(),
  tags: Tags.optional(),
  state: MessageState.optional(),
  assigned_to: Id.nullable().optional(),
  snoozed_until: Timestamp.nullable().optional(),
}
const MessageChange = z.strictObject({ version: Version, ...Patch })
export type MessageChange = z.output<typeof MessageChange>

export const updateMessage = endpoint({
  method: 'PUT',
  path: PATH,
  access: edit,
  body: MessageChange.extend({ _id: Id }),
  reply: Message,
  summary: 'Marks, tags, assigns, snoozes or moves a message',
})

export const updateMessageById = endpoint({
  method: 'PUT',
  path: `${PATH}:id`,
  access: edit,
  params: IdParams,
  body: MessageChange,
  reply: Message,
  summary: 'Marks, tags, assigns, snoozes or moves a message',
})

export const {
  remove: deleteMessage,
  removeById: deleteMessageById,
  removeMany: deleteManyMessages,
} = removalCalls({
  path: 'message',
  access: remove,
  summary: { one: 'Moves a message to the trash', many: 'Moves many messages to the trash' },
})

export const restoreMessage = endpoint({
  method: 'POST',
  path: `${PATH}:id/restore`,
  access: remove,
  params: IdParams,
  reply: Message,
  summary: 'Brings a message back from the trash',
})

export const restoreManyMessages = endpoint({
  method: 'POST',
  path: '/api/v0/batch/message/restore/',
  access: remove,
  body: Ids,
  reply: z.strictObject({ ids: z.array(Id) }),
  summary: 'Brings many messages back from the trash; what is not there is left out',
})

export const readManyMessages = endpoint({
  method: 'POST',
  path: '/api/v0/batch/message/',
  access: view,
  body: Ids,
  reply: z.strictObject({ items: z.array(MessageItem) }),
  summary: 'Many messages by id',
})

export const editManyMessages = endpoint({
  method: 'POST',
  path: '/api/v0/batch/message/edit/',
  access: edit,
  body: Ids.extend({
    read: z.boolean().optional(),
    state: MessageState.optional(),
    assigned_to: Id.nullable().optional(),
    snoozed_until: Timestamp.nullable().optional(),
    addTags: Tags.default([]),
  }),
  reply: z.strictObject({ changed: z.array(Id) }),
  summary: 'Changes many messages at once; what is in the trash is left out',
})
