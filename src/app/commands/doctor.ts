import type { Command } from './command.ts'
import { checkAddress } from './doctor/check-address.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkFolder } from './doctor/check-folder.ts'
import { checkSecret } from './doctor/check-secret.ts'
import { checkStorage } from './doctor/check-storage.ts'
import { fine } from './doctor/finding.ts'

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
