import { translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { tellAdmins } from '#modules/auth/server/api.ts'
import { PlatformError } from '#platform/platform-error.ts'
import { withWorkLock } from '#platform/transfer/work-lock.ts'
import { FAULTS, type Fault } from '../../archives/archive.ts'
import { createBackup } from '../../archives/server/create-backup.ts'
import { type ArchiveRow, findReady, openRow } from '../../archives/server/open-archive.ts'
import { removeSurplus } from '../../archives/server/retention.ts'
import { messages } from '../../messages.ts'
import { copyOffsite } from '../../offsite/server/copy-offsite.ts'
import type { Proof } from '../../proofs/report.ts'
import { proveArchive } from '../../proofs/server/prove-archive.ts'
import { checkArchive } from '../../restore/server/check-archive.ts'
import { restoreArchive } from '../../restore/server/restore-archive.ts'
import { tidyAll } from '../../restore/server/tidy-restore.ts'
import type { BackupScope, Installation } from '../../server/installation.ts'
import type { BackupTables } from '../../server/tables.ts'
import { tellOfBackups } from '../../server/tell-of-backups.ts'
import { BY_CLOCK, beginRun, endRun, follow, type Progress, type RunRow, WORK } from './runs.ts'

const HOURS = 3600

/** Everything that takes long, one thing after the other; what a killed process began is taken up. */
export function performRunJob(installation: () => Installation): Job {
  return defineJob<BackupTables, { run: string }>({
    name: WORK,
    retries: 3,
    maxSeconds: 12 * HOURS,
    run: async (scope, { run }) => {
      await withWorkLock(scope.target, () => performRun(scope, installation(), run))
    },
  })
}

async function performRun(
  scope: BackupScope,
  installation: Installation,
  id: string,
): Promise<void> {
  const run = await beginRun(scope, id)
  if (!run) return
  const progress = follow(scope, id)
  try {
    await tidyAll(scope)
    const end = await perform(scope, installation, { run, progress })
    await progress.end()
    await endRun(scope, id, end)
  } catch (error) {
    const fault = faultOf(error)
    scope.log.error({ err: error, kind: run.kind }, 'a backup run failed')
    await progress.end()
    await endRun(scope, id, { fault })
  }
}

type RunInProgress = { run: RunRow; progress: Progress }

async function perform(
  scope: BackupScope,
  installation: Installation,
  { run, progress }: RunInProgress,
) {
  if (run.kind === 'backup') return await backUp(scope, installation, { run, progress })
  const row = await findReady(scope, run.archive_id ?? '')
  const asked = { name: row.name, open: () => openRow(scope, row), runId: run.id, progress }
  if (run.kind === 'check') return { report: await checkArchive(scope, installation, asked) }
  if (run.kind === 'proof') {
    await saveProof(scope, row, await proveArchive(scope, installation, asked))
    return {}
  }
  progress.phase('saving')
  await createBackup(scope, installation, { kind: 'before', by: run })
  await restoreArchive(scope, installation, asked)
  // What was told when it began went with the rows of that time.
  await scope.change((change) => tellOfBackups(change, scope, { what: 'restored', who: run.actor }))
  return {}
}

async function backUp(
  scope: BackupScope,
  installation: Installation,
  { run, progress }: RunInProgress,
) {
  const kind = run.actor === BY_CLOCK ? 'scheduled' : 'manual'
  const archiveId = await createBackup(scope, installation, { kind, by: run, progress })
  progress.phase('tidying')
  await copyOffsite(scope, archiveId)
  await removeSurplus(scope)
  return { archiveId }
}

/** A word for what went wrong, which the screens turn into what to do. */
function faultOf(error: unknown): Fault {
  const word = wordOf(error)
  return FAULTS.find((fault) => fault === word) ?? 'unknown'
}

function wordOf(error: unknown): string {
  if (error instanceof AppError || error instanceof PlatformError) {
    if (error.code === 'disk-full') return 'no-space'
    return error.code === 'archive-damaged' ? 'damaged' : error.code
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '55P03') return 'busy'
  return code === 'ENOSPC' || code === '53100' ? 'no-space' : 'unknown'
}

/** Keeps the result with the archive; a bad one is told to everyone who can do something. */
async function saveProof(scope: BackupScope, row: ArchiveRow, proof: Proof): Promise<void> {
  await scope.change(async (change) => {
    await change.db
      .updateTable('backup_archives')
      .set({ proof: JSON.stringify(proof) })
      .where('id', '=', row.id)
      .execute()
    if (proof.ok) return
    await tellAdmins(change, {
      kind: 'backup.red',
      link: 'backup',
      title: (lang) => translator(messages, lang)('notice.red'),
    })
  })
}
