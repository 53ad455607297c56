import type { AppError } from '#kernel/server/app-error.ts'
import { fileFailures } from '../../../errors.ts'
import { createPool } from '../../../images/server/pool.ts'
import {
  type InspectorProcess,
  type Limits,
  type Request,
  startInspector,
} from './inspector-process.ts'

type InspectorPool = {
  /** What the check answered; throws what it found against the file. */
  run(request: Request): Promise<unknown>
  /** How many processes there are at this moment. */
  size(): number
}

type Parts = { entry: URL; atOnce: number; waiting: number; idleMs: number; limits: Limits }

/** One that has grown beyond this is not kept: libraries rarely give memory back. */
const KEPT_BYTES = 300 * 1024 * 1024

/**
 * A few processes that look at foreign bytes. They start with the first file, serve one after the
 * other, and end when nothing has come for a while.
 * @example const pool = createInspectorPool({ entry, atOnce: 2, waiting: 200, idleMs: 15_000, limits })
 */
export function createInspectorPool({ entry, limits, idleMs, ...turns }: Parts): InspectorPool {
  const pool = createPool(turns)
  const idle = new Map<InspectorProcess, NodeJS.Timeout>()
  let busy = 0
  const take = (): InspectorProcess => {
    const free = [...idle.keys()].findLast((one) => one.isAlive())
    if (!free) return startInspector(entry, limits)
    clearTimeout(idle.get(free))
    idle.delete(free)
    return free
  }
  const keep = (one: InspectorProcess): void => {
    const leave = () => {
      idle.delete(one)
      one.end()
    }
    idle.set(one, setTimeout(leave, idleMs).unref())
  }
  const ask = async (request: Request): Promise<unknown> => {
    const inspector = take()
    busy += 1
    try {
      const { value, code, rss } = await inspector.ask(request)
      if (rss > KEPT_BYTES) inspector.end()
      if (code !== undefined) throw failureOf(code)
      return value
    } finally {
      busy -= 1
      if (inspector.isAlive()) keep(inspector)
    }
  }
  return { run: (request) => pool.run(() => ask(request)), size: () => busy + idle.size }
}

const FAILURES = new Map(Object.values(fileFailures).map((make) => [make().code, make]))

/** What no check foresaw is a file no library can read. */
function failureOf(code: string): AppError {
  return (FAILURES.get(code) ?? fileFailures.unreadable)()
}
