import { z } from 'zod'
import { signedIn } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Empty, Id, Timestamp, text } from '#kernel/contract/fields.ts'
import { FACTORS } from '../contract.ts'
import { PasskeyProof } from '../passkeys/passkey.calls.ts'
import { RequestOptions } from '../passkeys/webauthn-options.ts'
import { Code, RecoveryCode } from '../second-factor/second-factor.calls.ts'

/** An account that signs in elsewhere has no password; then the sign-in must be minutes old. */
const password = text(200).optional()

export const StepUpState = z.strictObject({
  /** By what this account can show a second factor. */
  factors: z.array(z.enum(FACTORS)),
  has_password: z.boolean(),
  /** The account has a second factor, so the password alone is refused. */
  asks_factor: z.boolean(),
  /** What was shown last, and how long it counts; null when nothing counts at present. */
  shown: z.strictObject({ by: z.enum(['password', 'second-factor']), until: Timestamp }).nullable(),
})
export type StepUpState = z.infer<typeof StepUpState>

export const readStepUp = endpoint({
  method: 'GET',
  path: '/api/v0/auth/stepUp',
  access: signedIn,
  narrows: true,
  reply: StepUpState,
  summary: 'What a step-up asks of the own account, and whether one is in force',
})

/** An account with a second factor must show it as well (422 `second-factor`). */
export const stepUp = endpoint({
  method: 'POST',
  path: '/api/v0/auth/stepUp',
  access: signedIn,
  narrows: true,
  limit: { max: 30, seconds: 300, per: 'user' },
  body: z.union([
    z.strictObject({ password }),
    z.strictObject({ password, code: Code }),
    z.strictObject({ password, recovery_code: RecoveryCode }),
    z.strictObject({ password, passkey: PasskeyProof }),
  ]),
  reply: StepUpState,
  summary: 'Proves that the owner of the session is there; counts five minutes for this session',
})

export const askStepUpPasskey = endpoint({
  method: 'POST',
  path: '/api/v0/auth/stepUp/passkey',
  access: signedIn,
  narrows: true,
  limit: { max: 30, seconds: 300, per: 'user' },
  body: Empty,
  reply: z.strictObject({ id: Id, options: RequestOptions }),
  summary: 'Asks the browser to show one of the own passkeys for a step-up',
})
