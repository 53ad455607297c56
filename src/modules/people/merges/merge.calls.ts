import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Timestamp, Version } from '#kernel/contract/fields.ts'
import { person } from '../persons/person.ts'

/** Why two persons are probably one. */
export const REASONS = ['mail', 'phone', 'birthday', 'name'] as const
export type Reason = (typeof REASONS)[number]

const Duplicate = z.object({ person: person.Wire, reasons: z.array(z.enum(REASONS)) })
export type Duplicate = z.infer<typeof Duplicate>

const Merge = z.object({
  _id: Id,
  from: z.object({ _id: Id, name: z.string() }),
  merged: Timestamp,
  /** Until then it can be undone; null: it no longer can. */
  undoUntil: Timestamp.nullable(),
})
export type Merge = z.infer<typeof Merge>

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/v0/person/:id/duplicates',
  access: staff('people', 'view'),
  params: IdParams,
  reply: z.object({ items: z.array(Duplicate), merges: z.array(Merge) }),
  summary: 'Who is probably the same person and why, and who was merged into this one',
})

export const dismissDuplicate = endpoint({
  method: 'POST',
  path: '/api/v0/person/:id/distinct',
  access: staff('people', 'edit'),
  params: IdParams,
  body: z.strictObject({ other: Id }),
  reply: z.object({ items: z.array(Duplicate), merges: z.array(Merge) }),
  summary: 'Says that two persons are two, however alike',
})

export const mergePersons = endpoint({
  method: 'POST',
  path: '/api/v0/person/merge',
  access: staff('people', 'edit'),
  body: z.discriminatedUnion('dryRun', [
    z.strictObject({ from: Id, into: Id, dryRun: z.literal(true) }),
    z.strictObject({
      from: Id,
      into: Id,
      dryRun: z.literal(false),
      fromVersion: Version,
      intoVersion: Version,
    }),
  ]),
  reply: z.object({
    merged: z.boolean(),
    /** As they are before; after the merge both ids answer with `into`. */
    from: person.Wire,
    into: person.Wire,
    /** As it will be, or is. */
    result: person.Wire,
  }),
  summary: 'Makes one person of two, or shows what would come of it',
})

export const undoMerge = endpoint({
  method: 'POST',
  path: '/api/v0/person/undoMerge',
  access: staff('people', 'edit'),
  body: z.strictObject({ merge: Id }),
  reply: z.object({ from: person.Wire, into: person.Wire }),
  summary: 'Takes a merge back, for 30 days',
})
