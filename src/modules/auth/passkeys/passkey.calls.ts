import { z } from 'zod'
import { anyone, signedIn, signedInDuring } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Empty, Id, requiredText, Timestamp, text } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { User } from '../contract.ts'
import { AssertionResponse, AttestationResponse } from './webauthn.ts'
import { CreationOptions, RequestOptions } from './webauthn-options.ts'

export const MAX_PASSKEYS = 20

/** An answer of the authenticator to a question this server asked. */
export const PasskeyProof = z.strictObject({ id: Id, response: AssertionResponse })
export type PasskeyProof = z.infer<typeof PasskeyProof>

const PasskeyId = requiredText(1500).regex(/^[\w-]+$/)
const PasskeyName = requiredText(80)

export const Passkey = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** Kept by the maker of the device too, so it survives the loss of one. */
  is_backed_up: z.boolean(),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/v0/auth/passkeys/',
  access: signedIn,
  reply: z.strictObject({ items: z.array(Passkey), available: z.boolean(), ...listReply }),
  summary: 'The own passkeys; `available` says whether this address can have any',
})

/** The password, unless the sign-in is less than five minutes old. */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/v0/auth/passkeys/register/start',
  access: signedInDuring('second-factor-setup'),
  narrows: true,
  limit: { max: 30, seconds: 300, per: 'user' },
  body: z.strictObject({ password: text(200).optional() }),
  reply: z.strictObject({ id: Id, options: CreationOptions }),
  summary: 'Asks the browser to make a passkey',
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/v0/auth/passkeys/register/finish',
  access: signedInDuring('second-factor-setup'),
  narrows: true,
  limit: { max: 30, seconds: 300, per: 'user' },
  body: z.strictObject({
    id: Id,
    response: AttestationResponse,
    name: text(80).default(''),
    /** From now on a sign-in with the password asks for a second factor. */
    second_factor: z.boolean().default(false),
  }),
  reply: z.strictObject({ passkey: Passkey, recovery_codes: z.array(z.string()) }),
  summary: 'Keeps a passkey the browser made',
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/v0/auth/passkeys/',
  access: signedIn,
  narrows: true,
  body: z.strictObject({ _id: PasskeyId, name: PasskeyName }),
  reply: Passkey,
  summary: 'Renames a passkey',
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/v0/auth/passkeys/remove',
  access: signedIn,
  narrows: true,
  limit: { max: 20, seconds: 300, per: 'user' },
  body: z.strictObject({ _id: PasskeyId, password: text(200).optional() }),
  reply: Empty,
  summary: 'Removes a passkey; with the last factor the second factor is switched off',
})

/** In the middle of a sign-in it asks for the passkeys of that account, else for any. */
export const askForPasskey = endpoint({
  method: 'POST',
  path: '/api/v0/auth/passkeys/ask',
  access: anyone,
  limit: { max: 120, seconds: 300, per: 'ip' },
  body: Empty,
  reply: z.strictObject({ id: Id, options: RequestOptions }),
  summary: 'Asks the browser to show a passkey',
})

export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/api/v0/auth/passkeys/login',
  access: anyone,
  limit: { max: 60, seconds: 300, per: 'ip' },
  body: PasskeyProof,
  reply: User,
  summary: 'Signs in with a passkey instead of a password',
})
