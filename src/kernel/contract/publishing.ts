import { z } from 'zod'
import { Id, Timestamp } from './fields.ts'

/** Draft → in review → scheduled → live → expired (decisions, "Pages and menu"). */
export const PUBLISH_STATUSES = ['draft', 'review', 'scheduled', 'live', 'expired'] as const
export const PublishStatus = z.enum(PUBLISH_STATUSES)
export type PublishStatus = z.infer<typeof PublishStatus>

/** A minute: an instant, or what clocks in Europe/Berlin show (`2026-10-25T08:00`). */
export const Minute = z.union([
  z.iso.datetime(),
  z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, {
    error: 'time',
  }),
])

/** How a thing stands in one language; title and address are the module's to add. */
export const publishState = {
  status: PublishStatus,
  isLive: z.boolean(),
  /** The draft differs from what is live. */
  hasChanges: z.boolean(),
  revision: z.int(),
  publish_at: Timestamp.nullable(),
  expire_at: Timestamp.nullable(),
  published_at: Timestamp.nullable(),
  saved_at: Timestamp,
  saved_by_name: z.string(),
}

/** Every publish is a version; the first one of a language has the number 1. */
export const PublishedVersion = z.object({
  number: z.int(),
  title: z.string(),
  note: z.string(),
  published_at: Timestamp,
  published_by: z.object({ _id: Id, name: z.string() }),
  isLive: z.boolean(),
})
export type PublishedVersion = z.infer<typeof PublishedVersion>

/** One side of a comparison: a version by its number, the draft, or what is live. */
export const VersionSide = z.union([
  z.enum(['draft', 'live']),
  z.coerce.number().int().min(1).max(1_000_000),
])
export type VersionSide = z.infer<typeof VersionSide>
