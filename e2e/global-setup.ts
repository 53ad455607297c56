import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#platform/postgres/launcher.ts'
import { keepTemporaryFilesInMemory } from '#tests/temporary-folder.ts'
import { databaseUrl, onServer, TEMPLATE } from './databases.ts'
import { DEMO_FILES, startKontor } from './kontor-process.ts'
import { stopBackupClock } from './still-clock.ts'
import { setWizardAside } from './wizard.ts'

/** One PostgreSQL for the run, and one database and folder with the demo content, to be copied. */
export default async function setup() {
  keepTemporaryFilesInMemory()
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-e2e-'))
  const postgres = await startPostgres({ dataDir, log: () => undefined, fsync: false })
  process.env.KONTOR_E2E_POSTGRES = JSON.stringify(postgres.connection)
  await onServer(`create database ${TEMPLATE}`)
  const kontor = await startKontor({ databaseUrl: databaseUrl(TEMPLATE), isFirst: true })
  const files = join(dataDir, 'demo-files')
  await cp(join(kontor.dataDir, 'files'), files, { recursive: true })
  await kontor.stop()
  process.env[DEMO_FILES] = files
  await setWizardAside(databaseUrl(TEMPLATE), true)
  await stopBackupClock(databaseUrl(TEMPLATE))
  return async () => {
    await postgres.stop()
    await rm(postgres.dataDir, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}
