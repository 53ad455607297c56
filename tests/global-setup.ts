import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { serverModules } from '#app/modules.server.ts'
import { migrate } from '#kernel/server/database/migrate.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { JOBS_SCHEMA, openBoss } from '#kernel/server/jobs/open-boss.ts'
import { QUEUE_TIMING } from '#kernel/server/jobs/queue-timing.ts'
import { prepareQueues } from '#kernel/server/jobs/queues.ts'
import { createLog } from '#kernel/server/log.ts'
import { type RunningPostgres, startPostgres } from '#platform/postgres/launcher.ts'
import { TEMPLATE } from './template.ts'
import { keepTemporaryFilesInMemory } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: RunningPostgres['connection']
  }
}

/** One real PostgreSQL per run; a migrated template that every test file clones. */
export default async function setup(project: TestProject) {
  keepTemporaryFilesInMemory()
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-test-'))
  const postgres = await startPostgres({ dataDir, log: () => undefined, fsync: false })
  await makeTemplate(postgres.connection)
  project.provide('postgres', postgres.connection)
  return async () => {
    await postgres.stop()
    await rm(postgres.dataDir, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeTemplate(connection: RunningPostgres['connection']) {
  const base = openPool(connection, () => undefined)
  await base.query(`create database ${TEMPLATE}`)
  await base.end()
  const pool = openPool({ ...connection, database: TEMPLATE }, () => undefined)
  const db = openDatabase<never>(pool)
  await migrate(db, serverModules)
  await makeQueues(pool)
  // As if its timetable had never been looked at: no copy makes up for what was due in between.
  await pool.query(`update ${JOBS_SCHEMA}.version set cron_on = null`)
  await db.destroy()
}

/** The first job of an app makes all queues, if they are not there: once instead of in every file. */
async function makeQueues(pool: Pool): Promise<void> {
  const boss = await openBoss({ pool, timing: QUEUE_TIMING, log: createLog('silent') })
  const listeners = serverModules.flatMap((module) => module.listeners ?? [])
  const jobs = [
    ...serverModules.flatMap((module) => module.jobs ?? []),
    ...listeners.map(({ job }) => job),
  ]
  await prepareQueues(boss, jobs, QUEUE_TIMING)
  await boss.stop({ graceful: false })
}
