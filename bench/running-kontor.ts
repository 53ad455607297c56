import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#platform/postgres/launcher.ts'
import { databaseUrl, onServer } from '../e2e/databases.ts'
import { type KontorProcess, startKontor } from '../e2e/kontor-process.ts'

type Running = { kontor: KontorProcess; restart(): Promise<number>; stop(): Promise<void> }

/** The built Kontor with demo content on a PostgreSQL of its own. */
export async function runKontor(): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-bench-'))
  const postgres = await startPostgres({ dataDir, log: () => undefined })
  process.env.KONTOR_E2E_POSTGRES = JSON.stringify(postgres.connection)
  await onServer('create database bench')
  const url = databaseUrl('bench')
  const running = { kontor: await startKontor({ databaseUrl: url }) }
  return {
    get kontor() {
      return running.kontor
    },
    /** Milliseconds from the start of the process to its first page. */
    restart: async () => {
      await running.kontor.stop()
      const began = performance.now()
      running.kontor = await startKontor({ databaseUrl: url })
      await fetch(running.kontor.url)
      return performance.now() - began
    },
    stop: async () => {
      await running.kontor.stop()
      await postgres.stop()
      await rm(postgres.dataDir, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
