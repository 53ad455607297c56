import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { type Db, tablesOf } from '#kernel/server/database.ts'
import { whileClosed } from '#kernel/server/housekeeping/maintenance.ts'
import { JOBS_SCHEMA } from '#kernel/server/jobs/open-boss.ts'
import type { CarryOver } from '#kernel/server/manifest/carry-over.ts'
import { breakMarks } from '#kernel/server/site/cache/withdrawal-mark.ts'
import { holdingStorage } from '#platform/storage/held-storage.ts'
import { ARCHIVE_FOLDER } from '#platform/transfer/archive/excluded-tables.ts'
import { putFiles } from '#platform/transfer/archive/put-files.ts'
import { replaceRows } from '#platform/transfer/archive/replace-rows.ts'
import {
  lastRestore,
  prepareSecret,
  RESTORED_FACT,
  settleSecret,
} from '#platform/transfer/next-secret.ts'
import { backupFailures } from '../../errors.ts'
import {
  type ArchiveRequest,
  inScratch,
  type Unpacked,
} from '../../proofs/server/scratch-database.ts'
import { WORK } from '../../runs/server/runs.ts'
import type { BackupScope, Installation } from '../../server/installation.ts'
import { OWN_TABLES } from '../../server/tables.ts'
import { GONE, tidyRestore } from './tidy-restore.ts'

/**
 * Puts an archive in place of everything there is. Until one commit the old house stands untouched,
 * after it the new one: files are brought before, and what nobody needs any more goes afterwards.
 */
export async function restoreArchive(
  scope: BackupScope,
  installation: Installation,
  asked: ArchiveRequest,
): Promise<void> {
  const db: Db = tablesOf(scope.db)
  try {
    // A run that was cut short after the commit has only its tidying left.
    if ((await lastRestore(db)) === asked.runId) return
    await inScratch(scope, { installation, asked, staysAfterwards: true }, async (unpacked) => {
      await bringSecret(scope, unpacked, asked.runId)
      await whileClosed({ db, maintenance: scope.maintenance }, () =>
        holdingStorage({ db, storage: scope.storage }, () =>
          exchange(scope, { asked, unpacked, carried: installation.carriesOver }),
        ),
      )
    })
  } finally {
    asked.progress.phase('tidying')
    await takeSecret(scope, db)
    await tidyRestore(scope, asked.runId)
  }
}

type Exchange = { asked: ArchiveRequest; unpacked: Unpacked; carried: readonly CarryOver[] }

async function exchange(scope: BackupScope, { asked, unpacked, carried }: Exchange): Promise<void> {
  const { folder, files, scratch } = unpacked
  const gone: string[] = []
  for await (const { key } of scope.storage.list()) {
    if (!key.startsWith(ARCHIVE_FOLDER) && !files.has(key)) gone.push(`${key}\n`)
  }
  await writeFile(join(folder, GONE), gone.join(''), { mode: 0o600 })
  await putFiles(unpacked, scope.storage, {
    folder,
    onProgress: (done) => asked.progress.phase('files', done),
  })
  asked.progress.phase('applying')
  await replaceRows({
    live: scope.target,
    scratch,
    kept: OWN_TABLES,
    prepare: (client) => runAll(client, carried, 'save'),
    finish: async (client) => {
      await runAll(client, carried, 'apply')
      await finish(client, asked)
    },
  })
}

async function runAll(
  client: pg.Client,
  carried: readonly CarryOver[],
  step: keyof CarryOver,
): Promise<void> {
  for (const statement of carried.flatMap((one) => one[step])) await client.query(statement)
}

/** In the same transaction as the rows. */
async function finish(client: pg.Client, { runId }: ArchiveRequest): Promise<void> {
  await breakMarks(client)
  const value = JSON.stringify({ restore: runId, at: new Date().toISOString() })
  await client.query(
    `insert into facts (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [RESTORED_FACT, value],
  )
  // They may have been sent since; nobody gets them twice unless somebody decides so.
  await client.query(
    `update mails set state = 'failed', answer = 'restored from a backup'
     where state in ('queued', 'sending')`,
  )
  // Jobs that wait speak of rows that are gone.
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('${JOBS_SCHEMA}.job') is not null as is_there`,
  )
  if (!rows[0]?.is_there) return
  await client.query(
    `delete from ${JOBS_SCHEMA}.job where state in ('created', 'retry') and name <> $1`,
    [WORK],
  )
}

/** A secret from KONTOR_SECRET cannot be exchanged from here. */
async function bringSecret(
  { settings, secret }: BackupScope,
  { manifest }: Unpacked,
  restore: string,
): Promise<void> {
  if (manifest.secret === secret.toString()) return
  const isSameLength = Buffer.byteLength(manifest.secret) === secret.length
  if (settings.secret !== undefined || !isSameLength) throw backupFailures.foreignSecret()
  await prepareSecret(settings.dataDir, { restore, secret: manifest.secret })
}

/** Everything in this process asks the same buffer, so the new secret is in force at once. */
async function takeSecret({ settings, secret, config }: BackupScope, db: Db): Promise<void> {
  if (settings.secret !== undefined) return
  const taken = await settleSecret(settings.dataDir, db)
  if (taken === undefined) return
  Buffer.from(taken).copy(secret)
  await config.reload()
}
