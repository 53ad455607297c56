import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Day, requiredText } from '#kernel/contract/fields.ts'

const KEPT = ['green', 'yellow', 'red', 'not_applicable'] as const

const CheckedRule = z.strictObject({
  id: z.string(),
  title: z.string(),
  source: z.string(),
  valid_from: Day,
  valid_until: Day.nullable(),
  /** `coming`: not in force yet. */
  state: z.enum([...KEPT, 'coming']),
  /** How far it is kept, also while it is still to come. */
  verdict: z.enum(KEPT),
  /** What was found, and what to do about it. */
  hint: z.string(),
  /** Screens below the admin base where it is mended. */
  links: z.array(z.strictObject({ label: z.string(), path: z.string() })),
  /** What the owner may confirm, and by which words; `seen` goes back as it came. */
  confirm: z.strictObject({ seen: z.string(), label: z.string() }).nullable(),
})
export type CheckedRule = z.infer<typeof CheckedRule>

const LawReply = z.strictObject({
  /** Whose law it is judged by. */
  day: Day,
  rules: z.array(CheckedRule),
})

export const checkLawCall = endpoint({
  method: 'GET',
  path: '/api/v0/law/check',
  access: admin,
  query: z.strictObject({ day: Day.optional() }),
  reply: LawReply,
  summary: 'Which rules of the law the shop keeps, today or under the law of another day',
})

export const confirmRuleCall = endpoint({
  method: 'POST',
  path: '/api/v0/law/confirm',
  access: admin,
  body: z.strictObject({ rule: requiredText(20), seen: requiredText(200) }),
  reply: LawReply,
  summary: 'The owner has looked at what no machine can judge',
})
