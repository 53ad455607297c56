import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads'
import { z } from 'zod'
import { WorkerPoolError, type WorkerPoolReason } from './worker-pool-error.ts'

export type ThreadOptions = {
  /** The worker's code, found by `workerFile`. */
  file: URL
  resourceLimits?: ResourceLimits
}

type TaskOptions = { deadlineMs: number; transfer?: readonly Transferable[] }

export type WorkerThread = {
  /** One task at a time. A thread that misses the deadline is ended: nothing else stops a computation. */
  run(task: unknown, options: TaskOptions): Promise<unknown>
  isAlive(): boolean
  end(): Promise<void>
}

const Answer = z.union([
  z.object({ result: z.unknown() }).required(),
  z.object({ failure: z.string() }),
])

/** One thread; while it has no task it does not keep the process alive. */
export function startThread({ file, resourceLimits }: ThreadOptions, onEnd: () => void) {
  const worker = new Worker(file, { resourceLimits, execArgv: [] })
  worker.unref()
  let current: PromiseWithResolvers<unknown> | undefined
  let failure: WorkerPoolError | undefined
  const fail = (reason: WorkerPoolReason, cause?: unknown) => {
    failure ??= new WorkerPoolError(reason, { cause })
    current?.reject(failure)
    onEnd()
  }
  worker.on('message', (message) => settle(current, message))
  worker.on('error', (error) => fail('crashed', error))
  worker.on('exit', () => fail('crashed'))
  const end = async (reason: WorkerPoolReason) => {
    fail(reason)
    await worker.terminate()
  }
  const thread: WorkerThread = {
    run: async (task, { deadlineMs, transfer = [] }) => {
      if (failure) throw failure
      current = Promise.withResolvers<unknown>()
      const timer = setTimeout(() => void end('deadline'), deadlineMs)
      worker.ref()
      try {
        worker.postMessage(task, [...transfer])
        return await current.promise
      } finally {
        clearTimeout(timer)
        worker.unref()
        current = undefined
      }
    },
    isAlive: () => !failure,
    end: () => end('closed'),
  }
  return thread
}

function settle(current: PromiseWithResolvers<unknown> | undefined, message: unknown): void {
  const answer = Answer.parse(message)
  if ('failure' in answer)
    current?.reject(new WorkerPoolError('failed', { cause: new Error(answer.failure) }))
  else current?.resolve(answer.result)
}
