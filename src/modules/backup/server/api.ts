import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { uuidv7 } from 'uuidv7'
import { SYSTEM } from '#kernel/access/roles.ts'
import { runChange } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Services } from '#kernel/server/services.ts'
import { appearWhole } from '#kernel/server/transfer/appear-whole.ts'
import { type OpenArchive, openArchive } from '#kernel/server/transfer/archive/open-archive.ts'
import { withWorkLock } from '#kernel/server/transfer/work-lock.ts'
import type { CheckReport } from '../contract-report.ts'
import { checkArchive } from './check-archive.ts'
import type { BackupScope, House } from './house.ts'
import { houseKey, writeRecoveryKey } from './house-key.ts'
import { openerOf } from './open-row.ts'
import { restoreArchive } from './restore-archive.ts'
import { tidyAll } from './tidy-restore.ts'
import { writeOne } from './write-one.ts'

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

export function archiveFiles(services: Services, house: House): ArchiveFiles {
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
    write: (file) => alone(() => appearWhole(file, (path) => writeFileAt(scope, house, path))),
    open: (file, typed) =>
      openArchive(
        { storage: { get: async (key, range) => createReadStream(key, range) }, key: file },
        typed === undefined ? { houseKey: houseKey(services.secret) } : openerOf(typed),
      ),
    check: (archive) => alone(() => checkArchive(scope, house, asked(archive))),
    restore: (archive) => alone(() => restoreArchive(scope, house, asked(archive))),
  }
}

async function writeFileAt(scope: BackupScope, house: House, path: string) {
  const making = { id: uuidv7(), createdAt: new Date() }
  return await writeOne(scope, { house, ...making }, async (bytes) => {
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
