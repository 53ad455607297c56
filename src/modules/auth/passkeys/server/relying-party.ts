import { isIP } from 'node:net'
import { metaSection } from '#kernel/contract/sections/meta.ts'
import { errorCatalogue } from '#kernel/server/app-error.ts'
import type { Services } from '#kernel/server/services.ts'

export const passkeyFailures = errorCatalogue({
  unavailable: {
    status: 422,
    code: 'passkeys-unavailable',
    de: 'Passkeys brauchen eine Website mit eigener Domain und https.',
    en: 'Passkeys need a website with its own domain and https.',
  },
  refused: {
    status: 422,
    code: 'passkey',
    de: 'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
    en: 'This passkey was not accepted. Please try again.',
  },
  login: {
    status: 401,
    code: 'login_fail',
    de: 'Dieser Passkey gehört zu keinem Konto.',
    en: 'This passkey does not belong to any account.',
  },
  tooMany: {
    status: 422,
    code: 'too-many-passkeys',
    de: 'Mehr Passkeys kann ein Konto nicht haben. Bitte entfernen Sie zuerst einen.',
    en: 'This account cannot have any more passkeys. Please remove one first.',
  },
})

type RelyingParty = { id: string; name: string; origin: string }

/**
 * Whom a passkey is made for: the configured base address, never the host of a request. Browsers
 * know none for addresses of numbers or without https, localhost excepted.
 */
export function relyingParty({
  settings,
  config,
}: Pick<Services, 'settings' | 'config'>): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(settings.baseUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isSecure = protocol === 'https:' || isLocal
  if (!isSecure || isIP(hostname.replace(/^\[|\]$/g, '')) > 0) return undefined
  return { id: hostname, origin, name: config.get(metaSection).title || hostname }
}

export function requireRelyingParty(services: Pick<Services, 'settings' | 'config'>): RelyingParty {
  const party = relyingParty(services)
  if (!party) throw passkeyFailures.unavailable()
  return party
}
