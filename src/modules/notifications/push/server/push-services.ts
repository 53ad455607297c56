import type { Label } from '#kernel/i18n/messages.ts'
import { errorCatalogue } from '#kernel/server/app-error.ts'
import { isListed, plainHost } from '#kernel/server/egress/host-rules.ts'

/** Whose browsers use which hosts; `*.` stands for any name below. */
const PUSH_SERVICES: Readonly<Record<string, readonly string[]>> = {
  google: ['fcm.googleapis.com'],
  mozilla: ['updates.push.services.mozilla.com'],
  apple: ['*.push.apple.com'],
  microsoft: ['*.notify.windows.com'],
}

const unknownService: Label = {
  de: 'Dieser Browser nutzt einen Dienst für Mitteilungen, den wir nicht kennen.',
  en: 'This browser uses a notification service we do not know.',
}

export const pushFailures = errorCatalogue({
  unknownService: { status: 422, code: 'push-service', ...unknownService },
})

/**
 * An address that notices may be sent to: one of a known push service by https, or of a host the
 * operator listed. Everything else would let a caller choose whom this server calls.
 */
export function pushAddress(endpoint: string, privateHosts: readonly string[]): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined
  const url = new URL(endpoint)
  const host = plainHost(url.hostname)
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (url.username !== '' || url.password !== '') return undefined
  if (!['http:', 'https:'].includes(url.protocol)) return undefined
  if (isListed({ host, port }, privateHosts)) return url
  return url.protocol === 'https:' && port === 443 && isKnown(host) ? url : undefined
}

function isKnown(host: string): boolean {
  return Object.values(PUSH_SERVICES)
    .flat()
    .some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known))
}
