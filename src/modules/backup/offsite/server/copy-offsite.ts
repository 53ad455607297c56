import { placeOf } from '../../archives/server/archive-store.ts'
import { findArchive } from '../../archives/server/open-archive.ts'
import { type Kept, surplus } from '../../archives/server/surplus.ts'
import { backupSection } from '../../config.ts'
import type { BackupScope } from '../../server/installation.ts'
import { answerOf, type Bucket, openBucket } from './open-bucket.ts'

/** Copies a backup to the second place; what goes wrong there is noted and does not undo the backup. */
export async function copyOffsite(scope: BackupScope, id: string): Promise<void> {
  const { offsite } = scope.config.get(backupSection)
  if (!offsite.enabled) return
  const row = await findArchive(scope, id)
  const bucket = openBucket(offsite, scope.settings.privateHosts)
  const { storage, key } = placeOf(scope, row.name)
  try {
    const stored = await bucket.storage.put(bucket.keyOf(row.name), await storage.get(key))
    if (stored.size !== row.size) throw new Error(`${stored.size} of ${row.size} bytes arrived`)
    await note(scope, id, { offsite: 'done', offsite_answer: '' })
  } catch (error) {
    scope.log.error({ err: error }, 'a backup was not copied to the second place')
    await note(scope, id, { offsite: 'failed', offsite_answer: answerOf(error, 'de') })
  }
}

/** The same rules hold there, for what lies there. */
export async function removeSurplusOffsite(scope: BackupScope, keep: Kept): Promise<void> {
  const { offsite } = scope.config.get(backupSection)
  if (!offsite.enabled) return
  const bucket = openBucket(offsite, scope.settings.privateHosts)
  try {
    for (const { name } of surplus(await scheduledIn(bucket), keep)) {
      await bucket.storage.remove(bucket.keyOf(name))
    }
  } catch (error) {
    scope.log.error({ err: error }, 'the second place could not be tidied')
  }
}

export async function removeOffsite(scope: BackupScope, name: string): Promise<void> {
  const { offsite } = scope.config.get(backupSection)
  if (!offsite.enabled) return
  const bucket = openBucket(offsite, scope.settings.privateHosts)
  await bucket.storage.remove(bucket.keyOf(name)).catch((error: unknown) => {
    scope.log.error({ err: error }, 'a backup was not removed from the second place')
  })
}

const NAME = /^kontor-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-scheduled-[0-9a-f]{8}\.kontor$/

/** Names tell the time, so that another installation's archives there are never touched. */
async function scheduledIn({ storage, keyOf }: Bucket) {
  const prefix = keyOf('')
  const found: { name: string; at: Date }[] = []
  for await (const { key } of storage.list()) {
    if (!key.startsWith(prefix)) continue
    const name = key.slice(prefix.length)
    const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
    if (!year) continue
    found.push({ name, at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) })
  }
  return found
}

type Note = { offsite: 'done' | 'failed'; offsite_answer: string }

async function note({ db }: BackupScope, id: string, set: Note): Promise<void> {
  await db.updateTable('backup_archives').set(set).where('id', '=', id).execute()
}
