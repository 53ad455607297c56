import type { Settings } from '#kernel/server/settings.ts'
import { type Finding, fine, hint } from './finding.ts'

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Links in mails and cookies depend on the address visitors use. */
export function checkAddress({ baseUrl }: Settings): Finding {
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol === 'https:') return fine(`Adresse ${baseUrl}`)
  if (LOCAL.has(hostname)) {
    return hint(
      `Adresse ${baseUrl} gilt nur auf diesem Rechner`,
      'für Besucher KONTOR_BASE_URL=https://… setzen',
    )
  }
  return hint(
    `Adresse ${baseUrl} ist unverschlüsselt`,
    'einen Proxy mit https davorsetzen und KONTOR_BASE_URL anpassen',
  )
}
