import { createHash } from 'node:crypto'
import type { ConsentFacts } from '../consent.calls.ts'

/** An entry of the chain before it has a hash. */
export type ChainEntry = {
  seq: number
  id: string
  /** ISO 8601, UTC, with milliseconds. */
  at: string
  purpose: string
  action: string
  /** Both in hexadecimal. */
  commitment: string
  prev: string
}

/** What the first entry follows. */
export const GENESIS = '0'.repeat(64)

type Personal = { subject: string; email: string; facts: ConsentFacts }

/** Binds the chain to what is personal without saying it: the salt goes together with the words. */
export function commitmentOf(salt: string, { subject, email, facts }: Personal): string {
  return sha256(canonical({ salt, subject, email, facts }))
}

export function hashOf({ seq, id, at, purpose, action, commitment, prev }: ChainEntry): string {
  return sha256(canonical({ seq, id, at, purpose, action, commitment, prev }))
}

type Plain = string | number | null | readonly Plain[] | { readonly [name: string]: Plain }

/** JSON in one way only: names in order, no spaces. */
export function canonical(value: Plain): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  const named = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${named.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
