import { z } from 'zod'
import { Day } from '#kernel/contract/fields.ts'
import { person } from '../../persons/person.ts'

const Wire = person.Wire.shape

/** A person as an import compares, writes and takes back. */
export const PersonValues = z.object({
  title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  birthday: Day.nullable(),
  language: z.enum(['de', 'en']),
  contacts: Wire.contacts,
  addresses: Wire.addresses,
  tags: z.array(z.string()),
  notes: z.string(),
  left_at: Day.nullable(),
})
export type PersonValues = z.infer<typeof PersonValues>

export type PersonRow = PersonValues & {
  id: string
  version: number
  account: string | null
  is_candidate: boolean
  is_named?: boolean
}

/** What is not compared, and yet decides what may be changed. */
export const PersonRest = z.object({
  version: z.number(),
  hasAccount: z.boolean(),
  isCandidate: z.boolean(),
})

export type KnownPerson = {
  id: string
  values: PersonValues
  rest: z.infer<typeof PersonRest>
  /** The row names their id, be it one they had before a merge. */
  isNamed: boolean
}

export function toKnown(row: PersonRow): KnownPerson {
  const { id, version, account, is_candidate, is_named: isNamed = false, ...values } = row
  const rest = { version, hasAccount: account !== null, isCandidate: is_candidate }
  return { id, values, rest, isNamed }
}

/** For the words of a person in the history: who may not see birthdays reads it too. */
export function historyOf({ birthday: _, ...values }: PersonValues) {
  return values
}
