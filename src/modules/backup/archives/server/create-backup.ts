import { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { tablesOf } from '#kernel/server/database.ts'
import { noteBackup } from '#modules/dashboard/server/api.ts'
import type { Progress, RunRow } from '../../runs/server/runs.ts'
import type { BackupScope, Installation } from '../../server/installation.ts'
import type { Archive } from '../archive.ts'
import { placeOf } from './archive-store.ts'
import { writeArchive } from './write-archive.ts'

type CreateBackupInput = {
  kind: Archive['kind']
  by: Pick<RunRow, 'actor' | 'actor_id'>
  progress?: Progress
}

/** Makes a whole backup and lists it; the caller holds the work lock. Returns its id. */
export async function createBackup(
  scope: BackupScope,
  installation: Installation,
  input: CreateBackupInput,
): Promise<string> {
  const { db } = scope
  const id = uuidv7()
  const createdAt = new Date()
  const { kind, by, progress } = input
  const name = nameFor(kind, createdAt, id)
  const { version } = installation
  const maker = { made_by: by.actor, made_by_id: by.actor_id }
  await listAsMaking(scope, { id, kind, name, made_at: createdAt, ...maker, version })
  try {
    const { storage, key } = placeOf(scope, name)
    const facts = await writeArchive(scope, { installation, id, createdAt, progress }, (bytes) =>
      storage.put(key, Readable.from(bytes)),
    )
    await db
      .updateTable('backup_archives')
      .set({ state: 'ready', ...facts })
      .where('id', '=', id)
      .execute()
    await noteBackup(tablesOf(db), createdAt)
    return id
  } catch (error) {
    await db.updateTable('backup_archives').set({ state: 'failed' }).where('id', '=', id).execute()
    throw error
  }
}

/** Sorts by time, says where it comes from, and is a name of the storage. */
export function nameFor(kind: Archive['kind'], at: Date, id: string): string {
  const time = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-').toLowerCase()
  return `kontor-${time}-${kind}-${id.slice(-8)}.kontor`
}

type NewArchive = {
  id: string
  kind: Archive['kind']
  name: string
  made_at: Date
  made_by: string
  made_by_id: string | null
  version: string
}

/** What an interrupted run began is made anew, not continued. */
async function listAsMaking({ db }: BackupScope, archive: NewArchive): Promise<void> {
  await db.deleteFrom('backup_archives').where('state', '=', 'making').execute()
  await db
    .insertInto('backup_archives')
    .values({ ...archive, state: 'making', content_key: null, is_own: true, proof: null })
    .execute()
}
