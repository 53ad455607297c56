import { z } from 'zod'
import { anyone, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, requiredText, text } from '#kernel/contract/fields.ts'

export const MAX_PASSWORD = 200
/** Length and strength are judged by the server, so that one rule and one message hold. */
const GivenPassword = text(MAX_PASSWORD).min(1)
const Requested = z.object({ requested: z.literal(true) })
const PerAddress = { max: 10, seconds: 900, per: 'ip' } as const

export const PasswordStrength = z.object({
  score: z.int().min(0).max(4),
  isGood: z.boolean(),
  /** What is weak about it, in the request's language; empty when nothing is. */
  warning: z.string(),
  suggestions: z.array(z.string()),
})
export type PasswordStrength = z.infer<typeof PasswordStrength>

export const checkPasswordStrength = endpoint({
  method: 'POST',
  path: '/api/v0/auth/checkPasswordStrength',
  access: anyone,
  passive: true,
  limit: { max: 30, seconds: 300, per: 'ip' },
  body: z.strictObject({ password: text(MAX_PASSWORD), handle: text(254).optional() }),
  reply: PasswordStrength,
  summary: 'How hard a password is to guess',
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v0/auth/requestPasswordReset',
  access: anyone,
  limit: PerAddress,
  body: z.strictObject({ handle: requiredText(254) }),
  reply: Requested,
  summary: 'Mails a link for a new password; always the same answer',
})

export const requestShopPasswordReset = endpoint({
  ...requestPasswordReset,
  path: '/api/v0/shop/requestPasswordReset',
  summary: 'The same, as asked for from the shop',
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v0/auth/resetPassword',
  access: anyone,
  limit: { max: 30, seconds: 300, per: 'ip' },
  body: z.strictObject({
    key: requiredText(100),
    password: GivenPassword,
    password2: GivenPassword,
  }),
  reply: z.object({ handle: z.string() }),
  summary: 'Sets a new password by a mailed key and ends all sessions',
})

/** Nobody sets the password of someone whose role is above the own (decisions, "Access"). */
export const setPassword = endpoint({
  method: 'POST',
  path: '/api/v0/auth/setPassword',
  access: staff('users', 'edit'),
  narrows: true,
  stepUp: 'password',
  limit: { max: 60, seconds: 300, per: 'user' },
  body: z.strictObject({ _id: Id, password: GivenPassword }),
  reply: z.object({ _id: Id, must_change_password: z.literal(true) }),
  summary: "Gives another person's account a one-time password",
})
