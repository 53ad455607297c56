import { access, readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import { waitUntil } from '../wait.ts'
import { type Answer, ask, isOurs } from './server/ask.ts'
import { readPidFile } from './server/pid-file.ts'
import { type Connection, DATABASE, PORT, ROLE } from './setting.ts'

/** A server that somebody else keeps running; `dataDir` is where its cluster is. */
export type AttachedPostgres = { connection: Connection; dataDir: string }

const STARTING_MS = 60_000

/**
 * The running server of a data folder, for work beside the Kontor that started it: takes no lock and
 * changes nothing. Undefined when none runs; then it may be started with `startPostgres`.
 *
 * @example const running = await attachPostgres('./data')
 */
export async function attachPostgres(dataDir: string): Promise<AttachedPostgres | undefined> {
  const cluster = await findCluster(dataDir)
  if (!cluster) return undefined
  const password = await readOwn(join(dataDir, 'postgres-password'))
  if (!password) return undefined
  const pidFile = await readPidFile(cluster)
  if (!pidFile?.sockets) return undefined
  const connection = {
    host: pidFile.sockets,
    port: pidFile.port || PORT,
    user: ROLE,
    password: password.trim(),
    database: DATABASE,
  }
  const answer = await askUntilStarted(connection)
  // A folder copied with its pid file names the sockets of the original: not this one's server.
  if (answer?.kind !== 'ready' || !(await isOurs(answer.dataDirectory, cluster))) return undefined
  return { connection, dataDir: cluster }
}

/** Where the cluster of a data folder is, if it has one: inside, or where a note there says. */
export async function findCluster(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(resolve(dataDir)).catch(() => resolve(dataDir))
  const note = await readOwn(join(folder, 'postgres-location'))
  const recorded = note ? (JSON.parse(note) as { cluster?: string }).cluster : undefined
  const cluster = recorded ?? join(folder, 'postgres')
  return await access(cluster).then(
    () => cluster,
    () => undefined,
  )
}

async function askUntilStarted(connection: Connection): Promise<Answer | undefined> {
  let answer: Answer | undefined
  const hasAnswered = async () => {
    answer = await ask(connection)
    return answer.kind !== 'starting'
  }
  await waitUntil(hasAnswered, { timeoutMs: STARTING_MS, stepMs: 200 })
  return answer
}

async function readOwn(path: string): Promise<string | undefined> {
  return await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw new PlatformError(
      'not-owner',
      `Kontor cannot read ${path}. Run this as the user that runs Kontor.`,
      error,
    )
  })
}
