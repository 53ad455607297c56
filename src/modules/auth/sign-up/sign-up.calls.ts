import { z } from 'zod'
import { anyone, anyStaff } from '#kernel/access/rules.ts'
import { CaptchaProof } from '#kernel/contract/captcha.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Email, Lang, requiredText, text } from '#kernel/contract/fields.ts'
import { NewAddress, ProfileData } from '../accounts/person.ts'

/** Length and strength are judged by the server, so that one rule and one message hold. */
const GivenPassword = text(200).min(1)

/** What a person tells when signing up: their profile, and at most one address. */
const SignupData = ProfileData.extend({
  addresses: z.array(NewAddress).max(1).default([]),
})

/** Specification, section 3 (Signup draft); its other fields are state of the client. */
export const SignupDraft = z.strictObject({
  handle: Email,
  password: GivenPassword,
  password2: GivenPassword,
  userData: SignupData.default({ addresses: [] }),
  meta: z.strictObject({ lang: Lang.optional() }).default({}),
  alternate_shipping_address: NewAddress.nullable().default(null),
  newsletter_consent: z.boolean().default(false),
  captcha: CaptchaProof,
})
export type SignupDraft = z.infer<typeof SignupDraft>

export const signup = endpoint({
  method: 'POST',
  path: '/api/v0/auth/signup',
  access: anyone,
  limit: { max: 20, seconds: 3600, per: 'ip' },
  bodyLimit: 20_000,
  body: SignupDraft,
  reply: z.object({ registered: z.literal(true), handle: z.string() }),
  summary: 'Makes an account that waits for its address to be confirmed',
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/v0/auth/resendVerification',
  access: anyone,
  limit: { max: 10, seconds: 900, per: 'ip' },
  body: z.strictObject({ handle: requiredText(254) }),
  reply: z.object({ requested: z.literal(true) }),
  summary: 'Sends the mail that confirms an address again; always the same answer',
})

/** What a key may be good for at `verify`; one that was handed over instead of mailed proves no address. */
export const VERIFIED_KINDS = ['verify', 'invite', 'handed-invite', 'new-handle'] as const

export const verify = endpoint({
  method: 'POST',
  path: '/api/v0/auth/verify',
  access: anyone,
  limit: { max: 30, seconds: 300, per: 'ip' },
  body: z.strictObject({
    key: requiredText(100),
    /** For an invitation only: the first own password. */
    password: GivenPassword.optional(),
    password2: GivenPassword.optional(),
  }),
  reply: z.object({ handle: z.string(), kind: z.enum(VERIFIED_KINDS) }),
  summary: 'Confirms an address, an invitation or a new address by a mailed key',
})

export const getUniqueCustomerId = endpoint({
  method: 'GET',
  path: '/api/v0/auth/getUniqueCustomerId',
  access: anyStaff,
  reply: z.object({ customerId: z.int() }),
  summary: 'A customer number nobody else gets',
})
