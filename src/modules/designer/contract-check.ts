import { z } from 'zod'
import { admin, anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Empty, Id, Lang, requiredText, text } from '#kernel/contract/fields.ts'
import { Finding } from './check/findings/finding.ts'

const place = { page: Id, lang: Lang }

export const publishCheck = endpoint({
  method: 'POST',
  path: '/api/v0/designer/check/',
  access: anyStaff,
  narrows: true,
  limit: { max: 120, seconds: 60, per: 'user' },
  body: z.strictObject(place),
  reply: z.object({
    revision: z.int(),
    findings: z.array(Finding),
    /** No errors, or an admin let this very revision pass. */
    mayPublish: z.boolean(),
    isOverridden: z.boolean(),
  }),
  summary: 'What is wrong with the stored draft of a page',
})

/**
 * Publishing a draft with errors answers 422 `publish-check` (details: `findings`). After this call
 * that one revision may be published all the same; who allowed it, and why, is written down.
 */
export const overrideCheck = endpoint({
  method: 'POST',
  path: '/api/v0/designer/check/override/',
  access: admin,
  limit: { max: 30, seconds: 60, per: 'user' },
  body: z.strictObject({
    ...place,
    revision: z.int().min(1),
    reason: text(500).default(''),
    /** Rules broken by the page as it is drawn, which only the caller's browser can see. */
    seen: z.array(requiredText(100)).max(50).default([]),
  }),
  reply: Empty,
  summary: 'Lets a draft with errors be published once',
})
