import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import type { OpenArchive } from '#platform/transfer/archive/format/open-archive.ts'
import { loadScratch } from '#platform/transfer/archive/load-scratch.ts'
import { type UnpackedArchive, unpackArchive } from '#platform/transfer/archive/unpack-archive.ts'
import { withScratchDatabase } from '#platform/transfer/scratch-database.ts'
import type { Progress } from '../../runs/server/runs.ts'
import type { BackupScope, Installation } from '../../server/installation.ts'
import { OWN_TABLES } from '../../server/tables.ts'

export type Unpacked = UnpackedArchive & {
  scratch: DatabaseTarget
  /** For what has to be written down while working. */
  folder: string
}

/** An archive to be worked with, and the run it is worked with in. */
export type ArchiveRequest = {
  name: string
  open(): Promise<OpenArchive>
  runId: string
  progress: Progress
}

/** Reads a whole archive and its rows into a scratch database, for whatever is to be done with them. */
export async function inScratch<T>(
  scope: BackupScope,
  {
    installation,
    asked,
    staysAfterwards,
  }: { installation: Installation; asked: ArchiveRequest; staysAfterwards?: boolean },
  work: (unpacked: Unpacked) => Promise<T>,
): Promise<T> {
  const folder = workFolder(scope, asked.runId)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    asked.progress.phase('reading')
    const unpacked = await unpackArchive(await asked.open(), folder)
    return await withScratchDatabase(scope.target, async (scratch) => {
      asked.progress.phase('loading')
      await loadScratch(scratch, unpacked, { schema: installation.schema, kept: OWN_TABLES })
      return await work({ ...unpacked, scratch, folder })
    })
  } finally {
    if (!staysAfterwards) await rm(folder, { recursive: true, force: true })
  }
}

export function workFolder({ settings }: Pick<BackupScope, 'settings'>, runId: string): string {
  return join(workRoot({ settings }), runId)
}

export function workRoot({ settings }: Pick<BackupScope, 'settings'>): string {
  return join(settings.dataDir, 'backups', 'work')
}
