import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Email, requiredText, Timestamp, text } from '#kernel/contract/fields.ts'

/** What the person who reported a bug may know of its state. */
export const PublicStatus = z.enum([
  'received',
  'accepted',
  'in_progress',
  'question',
  'fixed',
  'closed',
  'declined',
  'merged',
])
export type PublicStatus = z.infer<typeof PublicStatus>

export const Report = z.strictObject({
  title: requiredText(200),
  body: requiredText(10_000),
  environment: text(2000).default(''),
  name: text(120).default(''),
  mail: Email.optional(),
})
export type Report = z.output<typeof Report>

/** Open to whom the settings say; the access rule of the route cannot know them. */
export const reportBug = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/report',
  access: anyone,
  limit: { max: 10, seconds: 3600, per: 'ip' },
  body: Report,
  reply: z.object({ number: z.int(), token: z.string() }),
  summary: 'Reports a bug; the token shows later what became of it',
})

export const StatusToken = z.string().regex(/^[\w-]{22,43}$/)

export const PublicBug = z.object({
  number: z.int(),
  title: z.string(),
  status: PublicStatus,
  fixedIn: z.string(),
  created: Timestamp,
  updated: Timestamp,
  comments: z.array(
    z.object({ from: z.enum(['team', 'reporter']), body: z.string(), created: Timestamp }),
  ),
})
export type PublicBug = z.infer<typeof PublicBug>

export const readPublicStatus = endpoint({
  method: 'GET',
  path: '/api/v0/system_bugtracker/status/:token',
  access: anyone,
  limit: { max: 60, seconds: 60, per: 'ip' },
  params: z.object({ token: StatusToken }),
  reply: PublicBug,
  summary: 'What became of a report',
})

export const Answer = z.strictObject({ body: requiredText(10_000) })

export const answerAsReporter = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/status/:token/comments',
  access: anyone,
  limit: { max: 20, seconds: 3600, per: 'ip' },
  params: z.object({ token: StatusToken }),
  body: Answer,
  reply: PublicBug,
  summary: 'Answers a question of the team',
})
