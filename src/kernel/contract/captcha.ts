import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'

/**
 * That a person filled in a form: a solved puzzle (`altcha`), or without a script the answer to the
 * question of a stamped form. `homepage` is a trap no person sees.
 */
export const CaptchaProof = z.strictObject({
  altcha: text(4000).optional(),
  stamp: text(400).optional(),
  answer: text(20).optional(),
  homepage: text(200).optional(),
})
export type CaptchaProof = z.infer<typeof CaptchaProof>

/** A fresh puzzle in the form altcha's solvers take. */
export const getCaptcha = endpoint({
  method: 'GET',
  path: '/api/v0/captcha/',
  access: anyone,
  passive: true,
  limit: { max: 120, seconds: 300, per: 'ip' },
  reply: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
  summary: 'A puzzle a browser solves before a public form is sent',
})

/** A form's time stamp and the two numbers its question adds. */
export type FormStamp = { stamp: string; left: number; right: number }

/** What the parts of a proof are called in a plain form. */
export const CAPTCHA_FIELDS = {
  altcha: 'altcha',
  stamp: 'captcha_stamp',
  answer: 'captcha_answer',
  homepage: 'captcha_homepage',
} as const
