import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { sweepFolder } from '#platform/storage/sweep-folder.ts'
import { uploadFile } from '../../archives/server/uploads.ts'
import { backupSection } from '../../config.ts'
import type { BackupScope, Installation } from '../../server/installation.ts'
import type { BackupTables } from '../../server/tables.ts'
import { performRunJob } from './perform-run.ts'
import { BY_CLOCK, endLost, requestRun } from './runs.ts'
import { lastSlot } from './schedule.ts'

const DAY = 86_400_000

/** Every hour: is a backup due? A machine that was off at the time makes it up. */
const clock = defineJob<BackupTables, object>({
  name: 'backup.clock',
  cron: '5 * * * *',
  run: async (scope) => {
    await forgetOld(scope)
    await backUpWhenDue(scope, new Date())
  },
})

export async function backUpWhenDue(scope: BackupScope, now: Date): Promise<void> {
  const slot = lastSlot(scope.config.get(backupSection), now)
  if (!slot) return
  const done = await scope.db
    .selectFrom('backup_runs')
    .select('id')
    .where('kind', '=', 'backup')
    .where('actor', '=', BY_CLOCK)
    .where('created_at', '>=', slot)
    .executeTakeFirst()
  if (!done) await requestRun(scope, { kind: 'backup', isByClock: true })
}

/** Every night, after the backup: the newest one is restored for proof. */
const drill = defineJob<BackupTables, object>({
  name: 'backup.drill',
  cron: '30 4 * * *',
  run: async (scope) => {
    const newest = await scope.db
      .selectFrom('backup_archives')
      .select('id')
      .where('state', '=', 'ready')
      .where('kind', '<>', 'uploaded')
      .orderBy('made_at', 'desc')
      .executeTakeFirst()
    if (newest) await requestRun(scope, { kind: 'proof', archiveId: newest.id, isByClock: true })
  },
})

async function forgetOld(scope: BackupScope): Promise<void> {
  const { db, settings } = scope
  const yesterday = new Date(Date.now() - DAY)
  await endLost(db)
  await db.deleteFrom('backup_downloads').where('expires_at', '<', new Date()).execute()
  const old = await db
    .deleteFrom('backup_uploads')
    .where('created_at', '<', yesterday)
    .returning('id')
    .execute()
  for (const { id } of old) await rm(uploadFile(scope, id), { force: true })
  await db
    .deleteFrom('backup_runs')
    .where('ended_at', '<', new Date(Date.now() - 90 * DAY))
    .execute()
  await sweepFolder(join(settings.dataDir, 'backups'), yesterday.getTime())
}

export function jobsOf(installation: () => Installation): readonly Job[] {
  return [performRunJob(installation), clock, drill]
}
