import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { messages } from './messages.ts'
import { Service } from './services/service.ts'

/** By the name of a service. */
const Accepted = z.record(z.string().max(40), z.boolean())

const ConsentState = z.object({
  services: z.array(Service),
  version: z.string(),
  accepted: Accepted,
  show_consent_dialog: z.boolean(),
})

export const readPrivacy = endpoint({
  method: 'GET',
  path: '/api/v0/privacy/',
  access: anyone,
  passive: true,
  reply: ConsentState,
  summary: 'The services of the website and what this browser agreed to',
})

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/v0/privacy/consent',
  access: anyone,
  limit: { max: 60, seconds: 600, per: 'ip' },
  body: z.strictObject({
    accepted: Accepted.refine((named) => Object.keys(named).length <= 100, { error: 'too-many' }),
    /** The list that was shown; another one is shown anew (409 `stale`). */
    version: z.string().max(40),
  }),
  reply: ConsentState,
  summary: 'Decides about all services that ask; what is not named is refused',
})

/** What the way back to every decision is called at the end of each page. */
export function consentLabel(lang: Lang): string {
  return translator(messages, lang)('menu')
}
