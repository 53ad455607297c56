import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { tablesOf } from '#kernel/server/database.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { noteBackup } from '#modules/dashboard/server/api.ts'
import { codeOf } from '#platform/platform-error.ts'
import { backupAll } from '#platform/transfer/backup/backup-all.ts'
import { type Command, CommandError } from '../command.ts'
import { onTarget, withDatabase } from '../with-database.ts'
import { isArchiveName, showKey, writeArchive } from './archive.ts'

const MEGABYTE = 1024 * 1024

export const backupCommand: Command = async (input) => {
  const { args, settings, terminal } = input
  const [folder] = args
  if (!folder) throw new CommandError('Aufruf: kontor backup <Ordner oder Datei.kontor> | key')
  if (folder === 'key') return await showKey(input)
  if (isArchiveName(folder)) return await writeArchive(input)
  refuseExternal(settings)
  refuseInside(settings.dataDir, folder)
  const files = settings.s3 ? undefined : join(settings.dataDir, 'files')
  const done = await withDatabase(settings, async ({ embedded }) => {
    if (!embedded) throw new CommandError('Die Datenbank läuft nicht.')
    const source = { postgres: embedded, files, secret: await secretOf(settings) }
    const copied = await backupAll(source, folder)
    await onTarget(embedded.connection, (db) => noteBackup(tablesOf(db), new Date()))
    return copied
  })
  const size = (done.bytes / MEGABYTE).toFixed(1)
  terminal.say(`Gesichert: ${done.files} Dateien, ${size} MB in ${folder}`)
  terminal.say('Die Sicherung enthält auch das Geheimnis: Bewahren Sie sie verschlossen auf.')
  if (settings.s3) terminal.say('Nicht enthalten: die Dateien im S3-Speicher.')
  return 0
}

/** Backups of a server of its own are made with the means of that server. */
export function refuseExternal({ databaseUrl }: Settings): void {
  if (!databaseUrl) return
  throw new CommandError(
    'Die Datenbank aus DATABASE_URL sichern Sie in eine Datei: „kontor backup <Name>.kontor“.',
  )
}

/** The secret in force, wherever it is kept; undefined before the first start. */
async function secretOf({ secret, dataDir }: Settings): Promise<string | undefined> {
  if (secret) return secret
  return await readFile(join(dataDir, 'secret'), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}

/** A backup inside what it copies would copy itself. */
function refuseInside(dataDir: string, folder: string): void {
  const [first] = relative(dataDir, resolve(folder)).split('/')
  if (first !== '' && first !== 'files' && first !== 'postgres') return
  throw new CommandError('Wählen Sie einen Ordner außerhalb des Datenordners.')
}
