import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#kernel/server/settings.ts'
import { type Finding, fault, fine } from './finding.ts'

/** What is shorter, the next start would replace. */
const SHORTEST = 43

/** The secret that encrypts settings: there, whole, and closed to others. */
export async function checkSecret(
  { secret, dataDir }: Settings,
  wasStarted: boolean,
): Promise<Finding> {
  if (secret) return fine('Geheimnis aus KONTOR_SECRET')
  const file = join(dataDir, 'secret')
  const found = await stat(file).catch(() => undefined)
  if (!found && !wasStarted) return fine('Geheimnis gibt es noch nicht; der erste Start legt es an')
  if (!found) {
    return fault(
      `Geheimnis ${file} fehlt`,
      'aus einer Sicherung zurückholen, sonst sind verschlüsselte Einstellungen verloren',
    )
  }
  if ((found.mode & 0o077) !== 0) {
    return fault(`Geheimnis ${file} ist für andere lesbar`, `chmod 600 "${file}"`)
  }
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text.length >= SHORTEST) return fine('Geheimnis ist da und verschlossen')
  return fault(
    `Geheimnis ${file} ist nicht lesbar oder unvollständig`,
    'aus einer Sicherung zurückholen',
  )
}
