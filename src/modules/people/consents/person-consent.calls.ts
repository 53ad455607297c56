import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Day, Id, IdParams, Timestamp, text } from '#kernel/contract/fields.ts'
import { ConsentAction } from '#modules/consents/contract.ts'

/** What staff record here; the consent to a newsletter belongs to its subscriber. */
export const PURPOSES = ['photo:website', 'photo:social', 'photo:print', 'name:website'] as const
export const WAYS = ['paper', 'spoken', 'mail'] as const
export const DECLARERS = ['self', 'guardian'] as const
export const STEPS = ['declared', 'withdrawn'] as const

/** A step as it stands in the log of consents; what only proves it is part of the certificate. */
const Step = z.object({
  _id: Id,
  /** When it was written into the log. */
  at: Timestamp,
  /** When it was declared. */
  given_on: Day,
  purpose: z.string(),
  /** What the purpose is about in words, say the name of a newsletter. */
  about: z.string(),
  action: ConsentAction,
  /** '' where no staff wrote it down. */
  how: z.enum([...WAYS, '']),
  declared: z.enum(DECLARERS),
  guardian: z.object({ _id: Id, name: z.string() }).nullable(),
  wording: z.string(),
  proof: z.string(),
  /** The thing its certificate is made for. */
  subject: Id,
})
export type ConsentStep = z.infer<typeof Step>

const Standing = z.object({
  purpose: z.string(),
  state: z.enum(['asked', 'given', 'withdrawn']),
  /** Newest first; the first one decides. */
  steps: z.array(Id).min(1),
})
export type ConsentStanding = z.infer<typeof Standing>

const reply = z.object({
  /** Newest first. */
  items: z.array(Step),
  numItems: z.int(),
  /** Always null: the list comes whole. */
  next: z.string().nullable(),
  /** Where each purpose stands today. */
  current: z.array(Standing),
})

export const NewStep = z
  .strictObject({
    action: z.enum(STEPS),
    purpose: z.enum(PURPOSES),
    declared: z.enum(DECLARERS),
    guardian: Id.nullable().default(null),
    how: z.enum(WAYS),
    given_on: Day,
    wording: text(10_000).trim().default(''),
    proof: text(2000).trim().default(''),
  })
  // Nobody can prove later what was agreed to without the words it was agreed to in.
  .refine(({ action, wording }) => action === 'withdrawn' || wording !== '', {
    path: ['wording'],
    error: 'required',
  })
  .refine(({ declared, guardian }) => declared === 'self' || guardian !== null, {
    path: ['guardian'],
    error: 'required',
  })
export type NewStep = z.infer<typeof NewStep>

export const listPersonConsents = endpoint({
  method: 'GET',
  path: '/api/v0/person/:id/consents',
  access: staff('people', 'view'),
  params: IdParams,
  reply,
  summary: 'What a person has agreed to and withdrawn, step by step, and where it stands',
})

export const addPersonConsent = endpoint({
  method: 'POST',
  path: '/api/v0/person/:id/consents',
  access: staff('people', 'edit'),
  params: IdParams,
  body: NewStep,
  reply,
  summary: 'Adds a consent or its withdrawal to the log; nothing in it is ever changed',
})
