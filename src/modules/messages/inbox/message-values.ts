import { z } from 'zod'

const MESSAGE_STATES = ['new', 'open', 'waiting', 'done', 'spam'] as const
export const MessageState = z.enum(MESSAGE_STATES)
export type MessageState = z.infer<typeof MessageState>

export const ENTRY_KINDS = ['in', 'out', 'note'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Ways to look at messages; everything but the trash is also under `all`. */
export const BOXES = [
  'all',
  'inbox',
  'mine',
  'unassigned',
  'waiting',
  'snoozed',
  'done',
  'spam',
  'trash',
] as const
export type Box = (typeof BOXES)[number]

/**
 * undo: may be taken back for a moment; scheduled: waits for its time; queued: in the outbox;
 * kept: no mailbox is set up; then sent or failed.
 */
export const DELIVERY_STATES = ['undo', 'scheduled', 'queued', 'kept', 'sent', 'failed'] as const

/** How long a reply can be taken back. */
export const UNDO_SECONDS = 20

/** Least lengths (rulings on messages). */
export const LEAST = { name: 2, message: 10 } as const
