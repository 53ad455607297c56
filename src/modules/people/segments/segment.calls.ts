import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, text } from '#kernel/contract/fields.ts'
import { listReply, MAX_LIMIT } from '#kernel/contract/list.ts'
import { person } from '../persons/person.ts'
import { KINDS, Rules } from './rules.ts'

const view = staff('people', 'view')
/** An editor asks after every pause in typing, a list once for each of its rows. */
const limit = { max: 600, seconds: 60, per: 'user' } as const

const ConditionInfo = z.object({
  name: z.string(),
  /** Of the module that declares it. */
  group: z.string(),
  label: z.string(),
  kind: z.enum(KINDS),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** The beginning of a text can be asked for. */
  hasStart: z.boolean(),
})
export type ConditionInfo = z.infer<typeof ConditionInfo>

export const listConditions = endpoint({
  method: 'GET',
  path: '/api/v1/person/segmentConditions',
  access: view,
  narrows: true,
  reply: z.object({ items: z.array(ConditionInfo) }),
  summary: 'The conditions segments can be made of, as far as the caller may ask them',
})

const Shown = z.object({ _id: Id, name: z.string(), note: z.string() })
export type ShownPerson = z.infer<typeof Shown>

/** A stored segment, or rules that nobody has saved yet. */
const subject = {
  segment: z.strictObject({ segment: Id }),
  rules: z.strictObject({ rules: Rules }),
}

export const countSegment = endpoint({
  method: 'POST',
  path: '/api/v1/person/countSegment',
  access: view,
  narrows: true,
  limit,
  body: z.union([subject.segment, subject.rules]),
  reply: z.object({
    numItems: z.int(),
    /** The first few by name. */
    items: z.array(Shown),
    unavailable: z.array(z.string()),
  }),
  summary: 'How many persons a segment has at present, and the first of them',
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/v0/person_segment/:id/members',
  access: view,
  narrows: true,
  params: IdParams,
  query: z.strictObject({
    page: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(50),
    cursor: text(3000).optional(),
  }),
  reply: z.object({ items: z.array(person.Wire), ...listReply }),
  summary: 'One page of the persons a segment has at present, by name',
})

const Explained = z.object({
  condition: z.string(),
  sentence: z.string(),
  isTrue: z.boolean(),
  /** Stands in a group of which nothing may be true. */
  isExcluding: z.boolean(),
  /** What is known of the person in this respect. */
  fact: z.string(),
})
export type Explained = z.infer<typeof Explained>

const who = { person: Id }

export const explainSegment = endpoint({
  method: 'POST',
  path: '/api/v1/person/explainSegment',
  access: view,
  narrows: true,
  limit,
  body: z.union([subject.segment.extend(who), subject.rules.extend(who)]),
  reply: z.object({
    isIn: z.boolean(),
    /** Why the person counts nowhere, whatever the conditions say. */
    leftOut: z.enum(['candidate', 'deleted']).nullable(),
    unavailable: z.array(z.string()),
    items: z.array(Explained),
  }),
  summary: 'Why a person is in a segment or is not, condition by condition',
})
