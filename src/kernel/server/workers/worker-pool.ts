import type { Transferable } from 'node:worker_threads'
import { WorkerPoolError } from './worker-pool-error.ts'
import { startThread, type ThreadOptions, type WorkerThread } from './worker-thread.ts'

export type WorkerPoolOptions = ThreadOptions & {
  /** Threads at the same time. */
  size: number
  /** Tasks that may wait for a thread; one more is refused as `full`. */
  maxQueue: number
  /** For one task on its thread, the start of the thread included. */
  deadlineMs: number
  /** A thread without a task for this long is ended and its memory given back. */
  idleMs: number
}

export type RunOptions = {
  /** Refused when more than this many wait already; `maxQueue` unless said. */
  maxAhead?: number
  /** The longest wait for a thread; as long as the deadline of a task unless said. */
  waitMs?: number
  deadlineMs?: number
  /** Buffers that move to the thread instead of being copied. */
  transfer?: readonly Transferable[]
}

export type WorkerPool = {
  /** The result of a task; raises `WorkerPoolError` when there is none. */
  run(task: unknown, options?: RunOptions): Promise<unknown>
  /** Threads that exist right now. */
  threads(): number
  /** Ends every thread; who still waits gets `closed`. */
  close(): Promise<void>
}

/**
 * Threads for computing that would hold the event loop. They start with the first task and end when
 * idle, so at rest they cost nothing; the queue is bounded, so a flood is refused and not collected.
 * The thread's side is `serveTasks`; most callers go through `services.workers`.
 * @example
 * const pool = createWorkerPool({ file: workerFile(new URL('./resize.worker.ts', import.meta.url)),
 *   size: 1, maxQueue: 8, deadlineMs: 5_000, idleMs: 30_000, resourceLimits: { maxOldGenerationSizeMb: 128 } })
 * const result = await pool.run({ bytes }, { transfer: [bytes.buffer] })
 */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const line = createLine(options)
  return {
    run: async (task, { deadlineMs = options.deadlineMs, transfer, ...patience } = {}) => {
      const thread = await line.take({
        maxAhead: patience.maxAhead ?? options.maxQueue,
        waitMs: patience.waitMs ?? deadlineMs,
      })
      try {
        return await thread.run(task, { deadlineMs, transfer })
      } finally {
        line.giveBack(thread)
      }
    },
    threads: line.count,
    close: line.close,
  }
}

type Waiting = { take(thread: WorkerThread): void; refuse(error: Error): void }

/** Who gets which thread, in the order of arrival. */
function createLine(options: WorkerPoolOptions) {
  const threads = new Set<WorkerThread>()
  const idle = new Map<WorkerThread, NodeJS.Timeout>()
  const waiting = new Set<Waiting>()
  let isClosed = false
  const start = () => {
    const thread = startThread(options, () => {
      threads.delete(thread)
      clearTimeout(idle.get(thread))
      idle.delete(thread)
    })
    threads.add(thread)
    return thread
  }
  const rest = (thread: WorkerThread) =>
    idle.set(thread, setTimeout(() => void thread.end(), options.idleMs).unref())
  return {
    take: async ({ maxAhead, waitMs }: { maxAhead: number; waitMs: number }) => {
      if (isClosed) throw new WorkerPoolError('closed')
      const free = lastOf(idle)
      if (free) return free
      if (threads.size < options.size) return start()
      if (waiting.size >= maxAhead) throw new WorkerPoolError('full')
      return waitIn(waiting, waitMs)
    },
    giveBack: (thread: WorkerThread) => {
      const [next] = waiting
      if (next && !isClosed) next.take(thread.isAlive() ? thread : start())
      else if (thread.isAlive()) rest(thread)
    },
    count: () => threads.size,
    close: async () => {
      isClosed = true
      for (const one of [...waiting]) one.refuse(new WorkerPoolError('closed'))
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}

/** The thread that rested last: the others can then end. */
function lastOf(idle: Map<WorkerThread, NodeJS.Timeout>): WorkerThread | undefined {
  const found = [...idle].at(-1)
  if (!found) return undefined
  const [thread, timer] = found
  clearTimeout(timer)
  idle.delete(thread)
  return thread
}

function waitIn(waiting: Set<Waiting>, waitMs: number): Promise<WorkerThread> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerThread>()
  const leave = () => {
    clearTimeout(timer)
    waiting.delete(one)
  }
  const one: Waiting = {
    take: (thread) => {
      leave()
      resolve(thread)
    },
    refuse: (error) => {
      leave()
      reject(error)
    },
  }
  const timer = setTimeout(() => one.refuse(new WorkerPoolError('deadline')), waitMs)
  waiting.add(one)
  return promise
}
