import { isMarked } from './cluster/marker.ts'
import { isEmptyFolder } from './folder/place.ts'
import { ask, isOurs } from './server/ask.ts'
import { readPidFile } from './server/pid-file.ts'
import { isZombie, type ProcessId, postgresProcessesIn } from './server/processes.ts'
import { type Connection, connectionOf, type Setting } from './setting.ts'

/** What a start finds at the place of the cluster. */
export type Finding =
  | { state: 'absent' }
  /** Files without the marker that they are whole, and no server. */
  | { state: 'half-initialised' }
  | { state: 'stopped' }
  /** A pid file, but proof that nothing runs on this cluster. */
  | { state: 'stale-pid'; pid: number }
  | { state: 'zombie'; pid: number }
  /** Children whose server is dead. */
  | { state: 'orphans' }
  /** A server that nobody can use any more: its pid file or its socket is gone. */
  | { state: 'lost'; server: ProcessId }
  | { state: 'starting'; server: ProcessId; connection: Connection }
  | { state: 'ready-ours'; server: ProcessId; connection: Connection }
  | { state: 'foreign'; reason: string }

/** Looks at files, processes and sockets; changes nothing. */
export async function inspect(setting: Setting): Promise<Finding> {
  const { cluster } = setting.place
  if (await isEmptyFolder(cluster)) return { state: 'absent' }
  const processes = postgresProcessesIn(cluster)
  const server = processes.find((found) => found.isPostmaster)
  if (server) return await inspectServer(setting, server)
  if (processes.length > 0) return { state: 'orphans' }
  return await inspectFiles(setting)
}

async function inspectServer(setting: Setting, server: ProcessId): Promise<Finding> {
  const { cluster } = setting.place
  const pidFile = await readPidFile(cluster)
  if (pidFile?.pid !== server.pid) return { state: 'lost', server }
  const connection = listeningAt(setting, pidFile.sockets, pidFile.port)
  const answer = await ask(connection)
  if (answer.kind === 'silent' && pidFile.isReady) return { state: 'lost', server }
  if (answer.kind !== 'ready') return { state: 'starting', server, connection }
  if (await isOurs(answer.dataDirectory, cluster))
    return { state: 'ready-ours', server, connection }
  return { state: 'foreign', reason: `a server on ${answer.dataDirectory}` }
}

async function inspectFiles(setting: Setting): Promise<Finding> {
  const { cluster } = setting.place
  const pidFile = await readPidFile(cluster)
  if (!pidFile) return { state: (await isMarked(cluster)) ? 'stopped' : 'half-initialised' }
  // A server in another container on the same volume shows no process here, but it answers.
  const answer = await ask(listeningAt(setting, pidFile.sockets, pidFile.port))
  if (answer.kind !== 'silent') return { state: 'foreign', reason: 'a server in another container' }
  if (isZombie(pidFile.pid)) return { state: 'zombie', pid: pidFile.pid }
  return { state: 'stale-pid', pid: pidFile.pid }
}

function listeningAt(setting: Setting, sockets: string, port: number): Connection {
  const usual = connectionOf(setting)
  return { ...usual, host: sockets || usual.host, port: port || usual.port }
}
