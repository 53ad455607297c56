import { z } from 'zod'
import { anyone, signedIn, signedInDuring } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { requiredText, text } from '#kernel/contract/fields.ts'
import { User } from '../contract.ts'
import { PasskeyProof } from '../passkeys/passkey.calls.ts'

export const RECOVERY_CODES = 10

const Password = text(200).min(1)
/** Six digits, as people type them: apps show '123 456'. */
export const Code = z
  .string()
  .max(20)
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: 'code' }))
export const RecoveryCode = requiredText(40)
const RecoveryCodes = z.array(z.string()).length(RECOVERY_CODES)

export const secondFactorState = endpoint({
  method: 'GET',
  path: '/api/v0/auth/secondFactor',
  access: signedInDuring('second-factor-setup'),
  reply: z.object({
    enabled: z.boolean(),
    totp: z.boolean(),
    passkeys: z.int(),
    recovery_codes_left: z.int(),
    /** The role asks for one, so it cannot be switched off. */
    required: z.boolean(),
  }),
  summary: 'Which second factors the own account has',
})

/** First step: nothing is active until a code of the app was shown. */
export const PreparedTotp = z.object({
  secret: z.string(),
  otpauth: z.string(),
  /** The same address as a picture: the text of an SVG. */
  qr: z.string(),
})
export const EnabledTotp = z.object({
  enabled: z.literal(true),
  /** Shown this once; empty when the account keeps the codes it has. */
  recovery_codes: z.array(z.string()),
})

export const enable2FA = endpoint({
  method: 'POST',
  path: '/api/v0/auth/enable2FA',
  access: signedInDuring('second-factor-setup'),
  narrows: true,
  limit: { max: 30, seconds: 300, per: 'user' },
  body: z.union([z.strictObject({ password: Password }), z.strictObject({ code: Code })]),
  reply: z.union([PreparedTotp, EnabledTotp]),
  summary: 'Sets up an authenticator app: with the password first, then with a code of the app',
})

export const verify2FA = endpoint({
  method: 'POST',
  path: '/api/v0/auth/verify2FA',
  access: anyone,
  limit: { max: 60, seconds: 300, per: 'ip' },
  body: z.union([
    z.strictObject({ code: Code }),
    z.strictObject({ recovery_code: RecoveryCode }),
    z.strictObject({ passkey: PasskeyProof }),
  ]),
  reply: User,
  summary: 'Finishes a sign-in whose password was right',
})

export const disable2FA = endpoint({
  method: 'POST',
  path: '/api/v0/auth/disable2FA',
  access: signedIn,
  narrows: true,
  limit: { max: 20, seconds: 300, per: 'user' },
  body: z.union([
    z.strictObject({ password: Password, code: Code }),
    z.strictObject({ password: Password, recovery_code: RecoveryCode }),
  ]),
  reply: z.object({ enabled: z.literal(false) }),
  summary: 'Switches the second factor off; passkeys stay for signing in without a password',
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v0/auth/recoveryCodes',
  access: signedIn,
  narrows: true,
  limit: { max: 20, seconds: 300, per: 'user' },
  body: z.strictObject({ password: Password }),
  reply: z.object({ recovery_codes: RecoveryCodes }),
  summary: 'Ten new recovery codes; the old ones end',
})

export const request2FAReset = endpoint({
  method: 'POST',
  path: '/api/v0/shop/request2FAReset',
  access: anyone,
  limit: { max: 20, seconds: 900, per: 'ip' },
  body: z.strictObject({ handle: requiredText(254), password: Password }),
  reply: z.object({ requested: z.literal(true) }),
  summary: 'Mails a key that takes the second factor away; always the same answer',
})

export const reset2FA = endpoint({
  method: 'POST',
  path: '/api/v0/auth/reset2FA',
  access: anyone,
  limit: { max: 30, seconds: 300, per: 'ip' },
  body: z.strictObject({ key: requiredText(100) }),
  reply: z.object({ handle: z.string() }),
  summary: 'Takes the second factor away by a mailed key and ends all sessions',
})
