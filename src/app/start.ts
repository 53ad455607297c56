import { join } from 'node:path'
import type { Logger } from 'pino'
import { loadAssets } from '#kernel/server/assets.ts'
import { type DatabaseTarget, openDatabase, openPool, tablesOf } from '#kernel/server/database.ts'
import { createLog } from '#kernel/server/log.ts'
import { migrate } from '#kernel/server/migrate.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { prepareAdmin } from '#modules/auth/server/api.ts'
import { openTarget } from './database-target.ts'
import { createKontor, type Kontor } from './kontor.ts'
import { serverModules } from './modules.server.ts'
import { seedOnce } from './seed.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { VERSION } from './version.ts'

/** Brings Kontor up and keeps it running until a signal says otherwise. */
export async function start(settings: Settings, root: string): Promise<void> {
  const started = performance.now()
  const log = createLog(settings.logLevel)
  const database = await openTarget(settings, log)
  try {
    const kontor = await prepare(settings, { root, log, target: database.target })
    stopOnSignal(log, [kontor.drain, kontor.close, database.stop])
    const password = await prepareAdmin(tablesOf(kontor.services.db), settings.adminPassword)
    await seedOnce(kontor, settings.isDemo)
    const address = await kontor.app.listen({ port: settings.port, host: settings.host })
    void kontor.services.jobs.start()
    greet({ address, password, milliseconds: performance.now() - started })
  } catch (error) {
    await database.stop()
    throw error
  }
}

type Ground = { root: string; log: Logger; target: DatabaseTarget }

async function prepare(settings: Settings, { root, log, target }: Ground): Promise<Kontor> {
  await migrateTarget(target)
  const assets = await loadAssets(join(root, 'dist', 'client'))
  return createKontor({ settings, target, assets, log, version: VERSION, checksReplies: false })
}

export async function migrateTarget(target: DatabaseTarget): Promise<string[]> {
  const db = openDatabase<never>(openPool(target, () => undefined))
  try {
    return await migrate(db, serverModules)
  } finally {
    await db.destroy()
  }
}

type Greeting = { address: string; password: string | undefined; milliseconds: number }

function greet({ address, password, milliseconds }: Greeting): void {
  const seconds = (milliseconds / 1000).toFixed(1)
  console.log(`\nKontor läuft: ${address}   (Start in ${seconds} s)`)
  console.log(`Admincenter:  ${address}/admincenter`)
  if (!password) return
  console.log(`\nErste Anmeldung: Benutzer "admin", Einmal-Passwort "${password}"`)
  console.log('Es wird nur dieses eine Mal gezeigt und bei der ersten Anmeldung geändert.\n')
}
