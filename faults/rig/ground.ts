import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, openDatabase, openPool } from '#kernel/server/database.ts'
import { type RunningPostgres, startPostgres } from '#platform/postgres/launcher.ts'
import { freePort } from '#tests/free-port.ts'
import { databaseUrl } from './database-url.ts'
import { makeFolder, makeRelease } from './install.ts'
import { type Kontor, startKontor } from './kontor.ts'
import { whenStopped } from './tell.ts'

export type Ground = {
  /** For what a run writes down; gone with the ground. */
  folder: string
  postgres: RunningPostgres
  /** Stops the database, or starts it again at the same place. */
  stopDatabase(): Promise<void>
  startDatabase(): Promise<void>
  /** A look past Kontor; it survives a restart of the database. */
  db: Db
  start(env?: Record<string, string>): Promise<Kontor>
  /** The same without waiting until it serves. */
  begin(env?: Record<string, string>): Promise<Kontor>
  remove(): Promise<void>
}

/** A built Kontor and a PostgreSQL of its own, which this process may stop and kill. */
export async function makeGround(name: string): Promise<Ground> {
  const folder = await makeFolder(`kontor-${name}-`)
  const dataDir = join(folder, 'database')
  let postgres = await startPostgres({ dataDir, log: () => undefined })
  const db = openDatabase(openPool(postgres.connection, () => undefined))
  const install = await makeRelease(join(folder, 'app'))
  const running: Kontor[] = []
  const begin = async (env?: Record<string, string>) => {
    const kontor = startKontor({
      install,
      dataDir: join(folder, `data-${running.length}`),
      port: await freePort(),
      env: { DATABASE_URL: databaseUrl(postgres.connection), ...env },
    })
    running.push(kontor)
    return kontor
  }
  const remove = async () => {
    await Promise.all(running.map((kontor) => kontor.kill()))
    await db.destroy()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  whenStopped(remove)
  return {
    folder,
    get postgres() {
      return postgres
    },
    db,
    stopDatabase: () => postgres.stop(),
    startDatabase: async () => {
      postgres = await startPostgres({ dataDir, log: () => undefined })
    },
    begin,
    start: async (env) => {
      const kontor = await begin(env)
      await kontor.serving()
      return kontor
    },
    remove,
  }
}
