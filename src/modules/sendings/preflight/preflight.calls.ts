import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams } from '#kernel/contract/fields.ts'

const CHECKS = [
  'mailbox',
  'spf',
  'dkim',
  'dmarc',
  'mx',
  'complaints',
  'template',
  'audience',
  'subject',
  'size',
  'links',
  'pictures',
  'contrast',
  'tokens',
] as const

/** Why a check is not good, where there is more than one way to fail. */
const REASONS = [
  /** The domain of the sender is one for trials: nobody outside can have it. */
  'trial-domain',
  /** DNS did not answer; that says nothing about the domain. */
  'dns-failed',
  'spf-missing',
  'spf-several',
  'spf-open',
  'dkim-no-key',
  'dkim-provider',
  'dkim-waiting',
  'dkim-missing',
  'dkim-different',
  'dmarc-missing',
  'dmarc-several',
  'dmarc-broken',
  'mx-missing',
  'mx-address-only',
  'mx-refuses',
  'links-unanswered',
] as const
export type CheckReason = (typeof REASONS)[number]

const Check = z.object({
  name: z.enum(CHECKS),
  /** `bad` keeps it from being sent. */
  level: z.enum(['good', 'warn', 'bad']),
  reason: z.enum(REASONS).optional(),
  /** What it is about: addresses, words in braces, a number, a domain. */
  details: z.array(z.string()),
})
export type Check = z.infer<typeof Check>

const ROOT = '/api/v0/newsletter_sending/:id/preflight'

export const readPreflight = endpoint({
  method: 'GET',
  path: ROOT,
  access: staff('sendings', 'view'),
  params: IdParams,
  limit: { max: 120, seconds: 600, per: 'user' },
  reply: z.object({ checks: z.array(Check) }),
  summary: 'What stands in the way of a sending, and what should be looked at before it',
})

export const sendProofMail = endpoint({
  method: 'POST',
  path: `${ROOT}/mail`,
  access: staff('sendings', 'edit'),
  params: IdParams,
  body: z.strictObject({}),
  limit: { max: 20, seconds: 3600, per: 'user' },
  /** `proof` names the mail to `readProofMail`. */
  reply: z.strictObject({ proof: Id, to: z.string() }),
  summary: 'Sends the mail of a sending to a mailbox of the house that is fetched',
})

const ProofMail = z.strictObject({
  state: z.enum(['waiting', 'arrived']),
  /** How a receiver judges the signature of the sender's domain. */
  signature: z.enum(['good', 'none', 'no-key', 'broken']),
  /** Names that one-click unsubscribe needs and that the signature does not cover. */
  uncovered: z.array(z.string()),
})
export type ProofMail = z.infer<typeof ProofMail>

export const readProofMail = endpoint({
  method: 'GET',
  path: `${ROOT}/mail/:proof`,
  access: staff('sendings', 'edit'),
  params: z.strictObject({ id: Id, proof: Id }),
  limit: { max: 120, seconds: 600, per: 'user' },
  reply: ProofMail,
  summary: 'Looks for that mail in its mailbox and verifies it as a receiver would',
})
