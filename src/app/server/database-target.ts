import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { type Settings, SettingsError } from '#kernel/server/settings.ts'
import { startPostgres } from '#platform/postgres/launcher.ts'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'

type OpenTarget = { target: DatabaseTarget; isEmbedded: boolean; stop(): Promise<void> }

const OLDEST = 150_000
/** Machines that start together: a database may come minutes after who asks for it, mostly seconds. */
const PATIENCE_MS = 60_000
const STEP_MS = 500

/**
 * The external server when DATABASE_URL names one, else Kontor's own in the data folder. One that does
 * not answer yet is waited for, for so long.
 */
export async function openTarget(
  settings: Settings,
  log: Logger,
  patienceMs = PATIENCE_MS,
): Promise<OpenTarget> {
  if (settings.databaseUrl) {
    await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
    const target = { connectionString: settings.databaseUrl }
    if ((await untilAnswered(target, log, patienceMs)) < OLDEST) throw unusable('old')
    return { target, isEmbedded: false, stop: async () => undefined }
  }
  const postgres = await startPostgres({ dataDir: settings.dataDir, log: (line) => log.info(line) })
  postgres.onDown(() => log.warn('the database went down and is being restarted'))
  return { target: postgres.connection, isEmbedded: true, stop: () => postgres.stop() }
}

/** The version of the server, as soon as it can be asked. */
async function untilAnswered(
  target: DatabaseTarget,
  log: Logger,
  patienceMs: number,
): Promise<number> {
  const deadline = Date.now() + patienceMs
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await readVersion(target)
    } catch (error) {
      const refusal = REFUSALS[codeOf(error)]
      if (refusal) throw unusable(refusal, error)
      if (!isAway(error)) throw error
      if (Date.now() + STEP_MS > deadline) throw unusable('silent', error)
      if (isFirst) log.warn('the database of DATABASE_URL does not answer yet; waiting for it')
      await pause(STEP_MS)
    }
  }
}

async function readVersion(target: DatabaseTarget): Promise<number> {
  const db = openDatabase(openPool(target, () => undefined))
  try {
    const { rows } = await sql<{
      version: string
    }>`select current_setting('server_version_num') as version`.execute(db)
    return Number(rows[0]?.version)
  } finally {
    await db.destroy()
  }
}

type Fault = keyof typeof SENTENCES

const SENTENCES = {
  old: 'Der Server dort ist älter als PostgreSQL 15. Kontor braucht 15 oder neuer.',
  refused: 'Die Datenbank nimmt Benutzernamen oder Passwort nicht an.',
  unknown: 'Dort gibt es keine Datenbank dieses Namens.',
  silent:
    'Die Datenbank antwortet nicht. Prüfen Sie, ob sie läuft und ob Rechner und Port stimmen, und starten Sie Kontor dann noch einmal.',
}

const REFUSALS: Readonly<Record<string, Fault>> = {
  '28000': 'refused',
  '28P01': 'refused',
  '3D000': 'unknown',
}

function unusable(fault: Fault, cause?: unknown): SettingsError {
  const failure = new SettingsError([
    `Die Einstellung DATABASE_URL ist nicht brauchbar: ${SENTENCES[fault]}`,
  ])
  failure.cause = cause
  return failure
}

/** Starting, full, or not to be reached: all of that passes. */
const PASSING = ['57P01', '57P02', '57P03', '53300', 'ENOENT', 'EAI_AGAIN', 'ENOTFOUND', 'EPIPE']

function isAway(error: unknown): boolean {
  const code = codeOf(error)
  if (PASSING.includes(code) || /^E(CONN|HOST|NET|TIMEDOUT)/.test(code)) return true
  // The driver gives no code when a connection breaks off or takes too long.
  return error instanceof Error && /connection terminated|timeout/i.test(error.message)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
