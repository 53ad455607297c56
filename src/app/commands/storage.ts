import { join } from 'node:path'
import type { Settings } from '#kernel/server/settings.ts'
import { diskStorage } from '#platform/storage/disk-storage.ts'
import { moveStorage } from '#platform/storage/move-storage.ts'
import { s3Storage } from '#platform/storage/s3-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { ARCHIVE_FOLDER } from '#platform/transfer/archive/excluded-tables.ts'
import { refuseRunning } from '#platform/transfer/backup/restore-all.ts'
import { inPlainWords } from './archives/confirm-restore.ts'
import { type Command, CommandError } from './command.ts'

const USAGE = 'Aufruf: kontor storage move --to s3|disk'
const EVERY = 500
const MEGABYTE = 1024 * 1024

export const storageCommand: Command = async ({ args, settings, terminal }) => {
  const [action, flag, to] = args
  if (action !== 'move' || flag !== '--to' || (to !== 's3' && to !== 'disk')) {
    throw new CommandError(USAGE)
  }
  const bucket = bucketOf(settings)
  await inPlainWords(() => refuseRunning(settings.dataDir))
  const disk = onDisk(settings.dataDir)
  const [source, target] = to === 's3' ? [disk, bucket] : [bucket, disk]
  const { copied, known, bytes } = await moveStorage(source, target, (now) => {
    if ((now.copied + now.known) % EVERY === 0) terminal.say(`${now.copied + now.known} Dateien …`)
  })
  const size = (bytes / MEGABYTE).toFixed(1)
  terminal.say(`Umgezogen und verglichen: ${copied + known} Dateien, ${size} MB.`)
  if (known > 0) terminal.say(`Davon waren ${known} schon da.`)
  terminal.say(
    to === 's3'
      ? 'Starten Sie Kontor mit den S3-Einstellungen.'
      : 'Starten Sie Kontor jetzt ohne die S3-Einstellungen.',
  )
  return 0
}

function bucketOf({ s3 }: Settings): Storage {
  if (s3) return s3Storage(s3)
  throw new CommandError(
    'Setzen Sie S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY und S3_SECRET_KEY für diesen Aufruf.',
  )
}

/** Files and archives lie in two folders on the disk and side by side in a bucket. */
function onDisk(dataDir: string): Storage {
  const files = diskStorage(join(dataDir, 'files'))
  const archives = diskStorage(dataDir)
  const of = (key: string) => (key.startsWith(ARCHIVE_FOLDER) ? archives : files)
  return {
    put: (key, bytes) => of(key).put(key, bytes),
    get: (key, range) => of(key).get(key, range),
    remove: (key) => of(key).remove(key),
    exists: (key) => of(key).exists(key),
    size: (key) => of(key).size(key),
    sweep: () => files.sweep(),
    list: () => both(files, dataDir),
  }
}

async function* both(files: Storage, dataDir: string) {
  yield* files.list()
  for await (const { key, size } of diskStorage(join(dataDir, 'backups')).list()) {
    if (/^[^/]+\.kontor$/.test(key)) yield { key: `${ARCHIVE_FOLDER}${key}`, size }
  }
}
