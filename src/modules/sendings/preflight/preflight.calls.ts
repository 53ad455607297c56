import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { IdParams } from '#kernel/contract/fields.ts'

const CHECKS = [
  'mailbox',
  'template',
  'audience',
  'subject',
  'size',
  'links',
  'pictures',
  'tokens',
] as const

const Check = z.object({
  name: z.enum(CHECKS),
  /** `bad` keeps it from being sent. */
  level: z.enum(['good', 'warn', 'bad']),
  /** What it is about: addresses, words in braces, a number. */
  details: z.array(z.string()),
})
export type Check = z.infer<typeof Check>

export const readPreflight = endpoint({
  method: 'GET',
  path: '/api/v0/newsletter_sending/:id/preflight',
  access: staff('sendings', 'view'),
  params: IdParams,
  reply: z.object({ checks: z.array(Check) }),
  summary: 'What stands in the way of a sending, and what should be looked at before it',
})
