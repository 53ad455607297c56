import { tablesOf } from '#kernel/server/database.ts'
import { makeArchive } from '#platform/transfer/archive/make-archive.ts'
import type { Progress } from '../../runs/server/runs.ts'
import type { BackupScope, Installation } from '../../server/installation.ts'
import { OWN_TABLES } from '../../server/tables.ts'
import { houseKey } from './recovery-key.ts'

type WriteArchiveInput = {
  installation: Installation
  id: string
  createdAt: Date
  progress?: Progress
}

/** Writes everything there is as one archive that the key of the house opens. */
export async function writeArchive(
  scope: BackupScope,
  { installation, id, createdAt, progress }: WriteArchiveInput,
  write: (bytes: AsyncIterable<Buffer>) => Promise<{ size: number }>,
): Promise<{ size: number; rows: number; files: number }> {
  const { target, storage, secret, settings } = scope
  let size = 0
  const made = await makeArchive(
    {
      target,
      storage,
      db: tablesOf(scope.db),
      secret: secret.toString(),
      kept: OWN_TABLES,
      printPages: (snapshot) => installation.printPages(settings, { target, snapshot }),
      onProgress: (part, done) => progress?.phase(part, done),
    },
    { id, createdAt, kontor: installation.version, openers: [{ houseKey: houseKey(secret) }] },
    async (bytes) => {
      size = (await write(bytes)).size
    },
  )
  const rows = Object.values(made.tables).reduce((sum, count) => sum + count, 0)
  return { size, rows, files: made.files }
}
