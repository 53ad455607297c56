import { tablesOf } from '#kernel/server/database.ts'
import { makeArchive } from '#kernel/server/transfer/archive/make-archive.ts'
import type { BackupScope, House } from './house.ts'
import { houseKey } from './house-key.ts'
import type { Progress } from './runs.ts'
import { OWN_TABLES } from './tables.ts'

type Making = { house: House; id: string; createdAt: Date; progress?: Progress }

/** Writes everything there is as one archive that the key of the house opens. */
export async function writeOne(
  scope: BackupScope,
  { house, id, createdAt, progress }: Making,
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
      printPages: (snapshot) => house.printPages(settings, { target, snapshot }),
      onProgress: (part, done) => progress?.phase(part, done),
    },
    { id, createdAt, kontor: house.version, openers: [{ houseKey: houseKey(secret) }] },
    async (bytes) => {
      size = (await write(bytes)).size
    },
  )
  const rows = Object.values(made.tables).reduce((sum, count) => sum + count, 0)
  return { size, rows, files: made.files }
}
