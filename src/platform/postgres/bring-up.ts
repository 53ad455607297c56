import { rm } from 'node:fs/promises'
import { PlatformError } from '#platform/platform-error.ts'
import { waitUntil } from '../wait.ts'
import { makeStartable, setAside } from './cluster/cluster-files.ts'
import { initialise } from './cluster/initialise.ts'
import { holdsClusterFilesOnly, isMarked, isPlainlyIncomplete, mark } from './cluster/marker.ts'
import { resetPassword } from './cluster/reset-password.ts'
import { clusterMissing } from './folder/place.ts'
import { type Finding, inspect } from './inspect.ts'
import { logSize } from './server/log-file.ts'
import { pidFilePath } from './server/pid-file.ts'
import type { ProcessId } from './server/processes.ts'
import { type Launched, launch, waitReady } from './server/start.ts'
import { endOrphans, stopServers } from './server/stop.ts'
import { type Connection, connectionOf, type Setting } from './setting.ts'

/** A server that answered. `adopted`: it was running before. */
type Up = { server: ProcessId; connection: Connection; adopted: boolean }

type Attempt = {
  setting: Setting
  abort: AbortSignal
  /** False for a restart: data that vanished meanwhile must not be replaced by an empty cluster. */
  mayCreate: boolean
}

/** Undefined means: one obstacle is out of the way, look again. */
type Step = Up | undefined

const LOST_MS = 2_000
const MOST_STEPS = 12

/** Brings a server up on the cluster, whatever state an earlier Kontor left it in. */
export async function bringUp(attempt: Attempt): Promise<Up> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (attempt.abort.aborted) throw new PlatformError('stopped', 'The start was given up.')
    const up = await act(attempt, await inspect(attempt.setting))
    if (up && (await isWhereExpected(attempt.setting, up))) return up
  }
  throw new PlatformError(
    'start-failed',
    `The database in ${attempt.setting.place.cluster} did not come up after ${MOST_STEPS} tries. See ${attempt.setting.logFile}.`,
  )
}

async function isWhereExpected(setting: Setting, up: Up): Promise<boolean> {
  const { cluster, owner, sockets } = setting.place
  if (up.connection.host !== sockets) {
    // After a restart it would listen elsewhere than where the caller's pool connects to.
    setting.log({ msg: 'Restarting a database server that listens in another folder', sockets })
    await stopServers(cluster, setting.log)
    return false
  }
  if (!(await isMarked(cluster))) await mark(cluster, owner)
  return true
}

async function act(attempt: Attempt, finding: Finding): Promise<Step> {
  const { place } = attempt.setting
  switch (finding.state) {
    case 'ready-ours':
      return { server: finding.server, connection: finding.connection, adopted: true }
    case 'starting':
      return await adoptStarting(attempt, finding.server, finding.connection)
    case 'stopped':
      return await start(attempt)
    case 'half-initialised':
      return await startUnmarked(attempt)
    case 'absent':
      return await create(attempt)
    case 'stale-pid':
    case 'zombie':
      return await removePidFile(attempt.setting, finding)
    case 'orphans':
      await endOrphans(place.cluster)
      return undefined
    case 'lost':
      return await endLost(attempt.setting, finding.server)
    case 'foreign':
      throw new PlatformError(
        'foreign-server',
        `The database in ${place.cluster} is in use by ${finding.reason}. Stop that one first.`,
      )
  }
}

async function create({ setting, abort, mayCreate }: Attempt): Promise<Step> {
  const { dataDir, cluster, mustExist } = setting.place
  if (mustExist) throw clusterMissing(dataDir, cluster)
  if (!mayCreate) {
    throw new PlatformError('cluster-missing', `The database folder ${cluster} has vanished.`)
  }
  setting.log({ msg: 'Creating the database', folder: cluster })
  await initialise(setting, abort)
  return undefined
}

async function start(attempt: Attempt): Promise<Step> {
  const { setting } = attempt
  const { cluster } = setting.place
  await makeStartable(setting, cluster)
  const server = await launch(setting, cluster)
  return await settle(attempt, { server, connection: connectionOf(setting), adopted: false })
}

async function adoptStarting(
  attempt: Attempt,
  found: ProcessId,
  connection: Connection,
): Promise<Step> {
  const server = { ...found, logOffset: await logSize(attempt.setting.logFile) }
  return await settle(attempt, { server, connection, adopted: true })
}

async function settle(attempt: Attempt, up: Up & { server: Launched }): Promise<Step> {
  const { setting, abort } = attempt
  const { cluster } = setting.place
  const { server, connection } = up
  try {
    const outcome = await waitReady(setting, { server, cluster, connection, abort })
    if (outcome === 'ready') return up
    if (outcome === 'no-database') throw notKontors(cluster)
  } catch (error) {
    // One that merely takes long goes on by itself, and the next start finds it.
    if (!(error instanceof PlatformError && error.code === 'start-timeout'))
      await stopServers(cluster, setting.log)
    throw error
  }
  setting.log({ msg: 'The database does not know the password in the data folder: setting it' })
  await stopServers(cluster, setting.log)
  await resetPassword(setting, cluster, abort)
  return undefined
}

async function startUnmarked(attempt: Attempt): Promise<Step> {
  const { setting, mayCreate } = attempt
  const { cluster } = setting.place
  if (mayCreate && (await isPlainlyIncomplete(cluster))) {
    if (!(await holdsClusterFilesOnly(cluster))) throw notKontors(cluster)
    return await setAside(setting)
  }
  try {
    return await start(attempt)
  } catch (error) {
    const isBroken = error instanceof PlatformError && error.code === 'crash-loop'
    if (mayCreate && isBroken) return await setAside(setting)
    throw error
  }
}

/**
 * PostgreSQL takes a zombie, or a stranger with the same number, for its own live server and would
 * refuse to start, in a container without an init process for ever. The inspection has proved that
 * no process works on this cluster, so the file can go.
 */
async function removePidFile(setting: Setting, finding: { state: string; pid: number }) {
  const { state, pid } = finding
  setting.log({ msg: 'Removing the pid file of a dead database server', state, pid })
  await rm(pidFilePath(setting.place.cluster), { force: true })
  return undefined
}

async function endLost(setting: Setting, server: ProcessId): Promise<Step> {
  const isFound = async () => (await inspect(setting)).state !== 'lost'
  if (await waitUntil(isFound, { timeoutMs: LOST_MS })) return undefined
  setting.log({
    msg: 'Stopping a database server that lost its pid file or socket',
    pid: server.pid,
  })
  await stopServers(setting.place.cluster, setting.log)
  return undefined
}

function notKontors(cluster: string): PlatformError {
  return new PlatformError(
    'start-failed',
    `The folder ${cluster} holds something else than a database of Kontor. Move that folder away, or choose another KONTOR_DATA_DIR.`,
  )
}
