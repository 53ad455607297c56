import { readdirSync, readFileSync, statSync } from 'node:fs'

/** A process told apart from a later one with the same number by the time it started. */
export type ProcessId = { pid: number; startTime: string }

type ProcessStat = ProcessId & { name: string; state: string; parent: number }

/** Reads what Linux knows of a process; undefined when there is none with that number. */
export function readProcess(pid: number): ProcessStat | undefined {
  const text = readOrNothing(`/proc/${pid}/stat`)
  if (!text) return undefined
  // The name stands in brackets and may itself hold blanks and brackets.
  const nameEnd = text.lastIndexOf(')')
  const name = text.slice(text.indexOf('(') + 1, nameEnd)
  const fields = text.slice(nameEnd + 2).split(' ')
  const [state = '', parent = ''] = fields
  return { pid, name, state, parent: Number(parent), startTime: fields[19] ?? '' }
}

/** Whether that very process still runs; a zombie does not. */
export function isAlive(id: ProcessId): boolean {
  const found = readProcess(id.pid)
  return found !== undefined && found.startTime === id.startTime && !isDead(found.state)
}

/** Whether that process is dead but not yet reaped by its parent. */
export function isZombie(pid: number): boolean {
  const found = readProcess(pid)
  return found !== undefined && isDead(found.state)
}

/**
 * All live PostgreSQL processes that work in a data directory. The working directory is the proof:
 * the pid file may be lost, empty or name a process of somebody else.
 */
export function postgresProcessesIn(cluster: string): (ProcessId & { isPostmaster: boolean })[] {
  const folder = inodeOf(cluster)
  if (!folder) return []
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((process) => process?.name === 'postgres' && !isDead(process.state))
    .filter((process) => process !== undefined)
    .filter(({ pid }) => inodeOf(`/proc/${pid}/cwd`) === folder)
  const pids = new Set(found.map(({ pid }) => pid))
  return found.map(({ pid, startTime, parent }) => {
    const isPostmaster = !pids.has(parent) && hasOwnTitle(pid)
    return { pid, startTime, isPostmaster }
  })
}

/** Sends a signal to that very process; silent when it is gone. */
export function signal(id: ProcessId, name: NodeJS.Signals): void {
  if (!isAlive(id)) return
  try {
    process.kill(id.pid, name)
  } catch {
    // Gone between the look and the signal: what the signal was to achieve has happened.
  }
}

function isDead(state: string): boolean {
  return state === 'Z' || state === 'X'
}

function hasOwnTitle(pid: number): boolean {
  // A child renames itself to "postgres: checkpointer" or the like; one that is ending has no title.
  const title = readOrNothing(`/proc/${pid}/cmdline`) ?? ''
  return title !== '' && !title.startsWith('postgres:')
}

function inodeOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
