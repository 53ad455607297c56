import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { uuidv7 } from 'uuidv7'
import { SYSTEM } from '#kernel/access/roles.ts'
import { runChange } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Services } from '#kernel/server/services.ts'
import { writeAtomically } from '#platform/files/write-atomically.ts'
import { type OpenArchive, openArchive } from '#platform/transfer/archive/format/open-archive.ts'
import { withWorkLock } from '#platform/transfer/work-lock.ts'
import { openerOf } from '../archives/server/open-archive.ts'
import { houseKey, writeRecoveryKey } from '../archives/server/recovery-key.ts'
import { writeArchive } from '../archives/server/write-archive.ts'
import type { CheckReport } from '../proofs/report.ts'
import { checkArchive } from '../restore/server/check-archive.ts'
import { restoreArchive } from '../restore/server/restore-archive.ts'
import { tidyAll } from '../restore/server/tidy-restore.ts'
import type { BackupScope, Installation } from './installation.ts'

/** The command line's way to the same archives: files anywhere on the machine. */
export type ArchiveFiles = {
  /** The key that opens every archive of this house. */
  recoveryKey(): string
  write(file: string): Promise<{ size: number; rows: number; files: number }>
  /** Opens with the key of the house, or with what somebody typed. */
  open(file: string, typed?: string): Promise<OpenArchive>
  check(archive: OpenArchive): Promise<CheckReport>
  restore(archive: OpenArchive): Promise<void>
}

const silent = { phase: () => undefined }

export function archiveFiles(services: Services, installation: Installation): ArchiveFiles {
  const scope = scopeIn(services)
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await withWorkLock(services.target, async () => {
      await tidyAll(scope)
      return { result: await work() }
    })
    if (!done) throw new Error('the lock was not given')
    return done.result
  }
  const asked = (archive: OpenArchive) => ({
    name: archive.head.id,
    open: async () => archive,
    runId: uuidv7(),
    progress: silent,
  })
  return {
    recoveryKey: () => writeRecoveryKey(houseKey(services.secret)),
    write: (file) =>
      alone(() => writeAtomically(file, (path) => writeFileAt(scope, installation, path))),
    open: (file, typed) =>
      openArchive(
        { storage: { get: async (key, range) => createReadStream(key, range) }, key: file },
        typed === undefined ? { houseKey: houseKey(services.secret) } : openerOf(typed),
      ),
    check: (archive) => alone(() => checkArchive(scope, installation, asked(archive))),
    restore: (archive) => alone(() => restoreArchive(scope, installation, asked(archive))),
  }
}

async function writeFileAt(scope: BackupScope, installation: Installation, path: string) {
  const making = { id: uuidv7(), createdAt: new Date() }
  return await writeArchive(scope, { installation, ...making }, async (bytes) => {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(bytes), file)
    return { size: file.bytesWritten }
  })
}

function scopeIn(services: Services): BackupScope {
  return {
    ...services,
    db: tablesOf(services.db),
    user: SYSTEM,
    lang: SYSTEM.lang,
    change: (work) => runChange({ ...services, user: SYSTEM, lang: SYSTEM.lang }, work),
  }
}
