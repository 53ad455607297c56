import type { Settings } from '#kernel/server/settings.ts'
import type { Command } from '../command.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkSecret } from './check-secret.ts'
import { checkStorage } from './check-storage.ts'
import { type Finding, fine, hint } from './finding.ts'

/** Looks at everything Kontor needs, one line each; wrong settings were refused before. */
export const doctorCommand: Command = async ({ settings, terminal }) => {
  const database = await checkDatabase(settings)
  const findings = [
    fine('Einstellungen sind gültig'),
    ...(await checkFolder(settings.dataDir)),
    await checkSecret(settings, database.wasStarted),
    ...database.findings,
    await checkStorage(settings),
    checkAddress(settings),
  ]
  for (const { mark, text } of findings) terminal.say(`${mark} ${text}`)
  return findings.some(({ mark }) => mark === '✗') ? 1 : 0
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Links in mails and cookies depend on the address visitors use. */
function checkAddress({ baseUrl }: Settings): Finding {
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
