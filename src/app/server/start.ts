import { join } from 'node:path'
import type { Logger } from 'pino'
import { tablesOf } from '#kernel/server/database.ts'
import { createLog } from '#kernel/server/log.ts'
import { type Settings, SettingsError } from '#kernel/server/settings.ts'
import { loadAssets } from '#kernel/server/site/render/assets.ts'
import { prepareAdmin } from '#modules/auth/server/api.ts'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import { createKontor, type Kontor } from '../kontor.ts'
import { VERSION } from '../version.ts'
import { openTarget } from './database-target.ts'
import { migrateTarget } from './migrate-target.ts'
import { seedOnce } from './seed.ts'
import { keepStartSmall } from './settle-memory.ts'

/** Brings Kontor up and keeps it running until a signal says otherwise. */
export async function start(settings: Settings, root: string): Promise<void> {
  const started = performance.now()
  const memory = keepStartSmall()
  const log = createLog(settings.logLevel)
  const database = await openTarget(settings, log)
  let kontor: Kontor | undefined
  let password: string | undefined
  try {
    kontor = await prepare(settings, { root, log, target: database.target })
    stopOnSignal(log, [kontor.drain, kontor.close, database.stop])
    await seedOnce(kontor, settings.isDemo)
    password = await prepareAdmin(tablesOf(kontor.services.db), settings.adminPassword)
    const address = await listen(kontor, settings)
    greet(address, performance.now() - started)
    if (password) showPassword(password)
    void kontor.services.jobs.start()
    memory.settle()
  } catch (error) {
    // It is stored: a start that failed must not have used it up unseen.
    if (password) showPassword(password)
    await kontor?.close()
    await database.stop()
    throw error
  }
}

async function listen({ app }: Kontor, { port, host }: Settings): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = REASONS[code]
    throw reason ? new SettingsError([reason(port, host)]) : error
  }
}

const REASONS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Die Einstellung PORT ist nicht brauchbar: Auf Port ${port} läuft schon etwas anderes. Beenden Sie es oder wählen Sie einen anderen Port.`,
  EACCES: (port) =>
    `Die Einstellung PORT ist nicht brauchbar: Port ${port} ist dem System vorbehalten. Wählen Sie einen über 1023.`,
  EADDRNOTAVAIL: (_, host) =>
    `Die Einstellung HOST ist nicht brauchbar: Dieser Rechner hat die Adresse ${host} nicht.`,
  ENOTFOUND: (_, host) =>
    `Die Einstellung HOST ist nicht brauchbar: Den Namen ${host} kennt niemand.`,
}

type Ground = { root: string; log: Logger; target: DatabaseTarget }

async function prepare(settings: Settings, { root, log, target }: Ground): Promise<Kontor> {
  await migrateTarget(target)
  const assets = await loadAssets(join(root, 'dist', 'client'))
  return createKontor({ settings, target, assets, log, version: VERSION, checksReplies: false })
}

function greet(address: string, milliseconds: number): void {
  const seconds = (milliseconds / 1000).toFixed(1)
  console.log(`\nKontor läuft: ${address}   (Start in ${seconds} s)`)
  console.log(`Admincenter:  ${address}/admincenter\n`)
}

function showPassword(password: string): void {
  console.log(`Erste Anmeldung: Benutzer "admin", Einmal-Passwort "${password}"`)
  console.log('Es wird nur dieses eine Mal gezeigt und bei der ersten Anmeldung geändert.')
}

const PATIENCE_MS = 20_000

/** On SIGTERM or SIGINT: the steps in order, then out; a second signal or a hang ends it at once. */
function stopOnSignal(log: Logger, steps: readonly (() => Promise<void>)[]): void {
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    for (const step of steps) {
      await step().catch((error: unknown) => log.error({ err: error }, 'a step of stopping failed'))
    }
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}
