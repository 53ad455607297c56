import { z } from 'zod'
import { signedIn } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Email, IdParams, text } from '#kernel/contract/fields.ts'
import { Consents, ErasureReport, ExportFormat } from '../people/person.calls.ts'
import { OwnUser } from '../people/user.ts'

const Password = text(200).min(1)

export const readAccount = endpoint({
  method: 'GET',
  path: '/api/v0/account/',
  access: signedIn,
  reply: OwnUser,
  summary: 'The own account with its version, for the profile form',
})

/** The address changes once the key mailed to the new one is used; the old one is told. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/v0/account/email',
  access: signedIn,
  limit: { max: 10, seconds: 3600, per: 'user' },
  body: z.strictObject({ handle: Email, password: Password }),
  reply: z.object({ requested: z.literal(true) }),
  summary: 'Asks for another email address; a key is mailed to the new one',
})

export const listOwnConsents = endpoint({
  method: 'GET',
  path: '/api/v0/account/consents',
  access: signedIn,
  reply: Consents,
  summary: 'What the person has agreed to, with the wording',
})

/** As easy as giving it (Art. 7 (3) GDPR). Withdrawing twice changes nothing. */
export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/api/v0/account/consents/:id/withdraw',
  access: signedIn,
  params: IdParams,
  reply: Consents,
  summary: 'Takes a consent back',
})

/** Everything all modules hold about the person: kontor-daten-2026-11-15.json, or .html to read. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/v0/account/export',
  access: signedIn,
  limit: { max: 20, seconds: 3600, per: 'user' },
  query: z.strictObject({ format: ExportFormat.default('json') }),
  raw: true,
  reply: z.unknown(),
  summary: 'Everything stored about the person, as a JSON file or as a page',
})

/** With a second factor set up, a code or a recovery code is needed too (422 `second-factor`). */
export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/v0/account/erase',
  access: signedIn,
  narrows: true,
  limit: { max: 10, seconds: 900, per: 'user' },
  body: z.strictObject({
    password: Password,
    code: text(20).optional(),
    recovery_code: text(40).optional(),
  }),
  reply: ErasureReport,
  summary: 'Erases the own account and signs out',
})
