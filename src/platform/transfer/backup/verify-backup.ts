import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PlatformError } from '#platform/platform-error.ts'
import { readManifest } from '../../postgres/backup/manifest.ts'
import { PARTS } from './backup-all.ts'
import { readInfo } from './backup-info.ts'
import { verifySums } from './backup-sums.ts'

/** A backup of which every byte has been read. */
export type VerifiedBackup = {
  folder: string
  createdAt: string
  hasFiles: boolean
  /** SHA-256 of the stored files by key. */
  files: Map<string, string>
  secret: string | undefined
}

/** Reads a whole backup; throws when anything in it is missing, altered or of another version. */
export async function verifyWholeBackup(path: string): Promise<VerifiedBackup> {
  const folder = resolve(path)
  const sums = await verifySums(folder)
  const { createdAt, hasFiles } = await readInfo(folder)
  await readManifest(join(folder, PARTS.database))
  const prefix = `${PARTS.files}/`
  const files = [...sums]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, sum]) => [name.slice(prefix.length), sum] as const)
  const secret = sums.has(PARTS.secret)
    ? await readFile(join(folder, PARTS.secret), 'utf8')
    : undefined
  return { folder, createdAt, hasFiles, files: new Map(files), secret }
}

/** Shorter ones are not accepted from the file in the data folder, only as KONTOR_SECRET. */
const SHORTEST_IN_FILE = 43

/** Encrypted settings can be read only with the secret they were encrypted with. */
export function refuseOtherSecret(backup: VerifiedBackup, configured: string | undefined): void {
  const { secret, folder } = backup
  if (secret === undefined || secret === configured) return
  if (configured === undefined && secret.length >= SHORTEST_IN_FILE) return
  throw new PlatformError(
    'secret',
    `Die Sicherung wurde mit einem anderen KONTOR_SECRET gemacht. Setzen Sie KONTOR_SECRET auf den Inhalt von ${join(folder, PARTS.secret)} und versuchen Sie es noch einmal. Nichts wurde geändert.`,
  )
}
