import { z } from 'zod'
import { anyone, staff } from '#kernel/access/rules.ts'
import { CaptchaProof } from '#kernel/contract/captcha.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, requiredText, Timestamp, text } from '#kernel/contract/fields.ts'
import { AttachedFile, attachmentCalls } from '#kernel/contract/noun/attachments.ts'

const MB = 1024 * 1024

/** Of one application. */
export const FILE_LIMITS = { maxFiles: 5, maxBytes: 10 * MB }

/** In a form every field is a text: there `captcha` is written as JSON. */
function fromForm<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (typeof value === 'string' ? jsonOf(value) : value), schema)
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    // Whoever sends no JSON is told by the schema.
    return value
  }
}

export const sendApplication = endpoint({
  method: 'POST',
  path: '/api/v0/forms/jobs',
  access: anyone,
  upload: FILE_LIMITS,
  limit: { max: 10, seconds: 3600, per: 'ip' },
  body: z.strictObject({
    position: z.union([Id, z.literal('')]).optional(),
    name: text(500),
    email: text(500),
    phone: text(100).optional(),
    message: text(20_000),
    start: text(500).optional(),
    consent: fromForm(z.literal(true)),
    captcha: fromForm(CaptchaProof).optional(),
  }),
  reply: z.object({ sent: z.literal(true), erase_at: Timestamp }),
  summary:
    'Somebody applies: JSON, or a form (multipart) whose fields come before its files, at most five',
})

const view = staff('applications', 'view')

/** Its papers come with it: staff only look at them. */
export const applicationFileCalls = attachmentCalls({
  path: 'application',
  module: 'applications',
  owner: 'an application',
  File: AttachedFile,
})

const ApplicationNote = z.object({
  _id: Id,
  by: z.string(),
  text: z.string(),
  at: Timestamp,
})
export type ApplicationNote = z.infer<typeof ApplicationNote>

const notes = z.object({ notes: z.array(ApplicationNote) })

export const listApplicationNotes = endpoint({
  method: 'GET',
  path: '/api/v0/application/:id/notes',
  access: view,
  params: IdParams,
  reply: notes,
  summary: 'What staff noted about an application',
})

export const addApplicationNote = endpoint({
  method: 'POST',
  path: '/api/v0/application/:id/notes',
  access: staff('applications', 'edit'),
  params: IdParams,
  body: z.strictObject({ text: requiredText(5000) }),
  reply: notes,
  summary: 'Notes something about an application, for staff alone',
})
