import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { CaptchaProof } from '#kernel/contract/captcha.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Email, Id, Lang, text } from '#kernel/contract/fields.ts'

const Name = text(100).trim().default('')
const Token = z.string().min(1).max(100)

export const SignUp = z.strictObject({
  email: Email,
  lists: z.array(Id).min(1).max(50).optional(),
  first_name: Name,
  last_name: Name,
  lang: Lang.optional(),
  /** Agrees that opening a mail is noticed. */
  tracking: z.boolean().default(false),
  captcha: CaptchaProof.default({}),
})
export type SignUp = z.output<typeof SignUp>

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/v0/newsletter/subscribe',
  access: anyone,
  limit: { max: 10, seconds: 60, per: 'ip' },
  body: SignUp,
  reply: z.object({ state: z.literal('pending') }),
  summary: 'Asks for a newsletter; a mail with a link goes to the address',
})

export const verify = endpoint({
  method: 'POST',
  path: '/api/v0/newsletter/verify',
  access: anyone,
  limit: { max: 30, seconds: 300, per: 'ip' },
  body: z.strictObject({ token: Token }),
  reply: z.object({
    state: z.literal('confirmed'),
    /** Masked: whoever found the link learns no more. */
    email: z.string(),
    lists: z.array(z.object({ _id: Id, name: z.string() })),
  }),
  summary: 'Confirms an address with the key that was mailed to it',
})
