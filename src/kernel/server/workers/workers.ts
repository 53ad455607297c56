import {
  createWorkerPool,
  type RunOptions,
  type WorkerPool,
  type WorkerPoolOptions,
} from './worker-pool.ts'

/** One kind of computing: the pool it runs in, and what its results look like. */
export type WorkerKind<Task, Result> = WorkerPoolOptions & {
  /** Only there to name the type of a task. */
  task?: Task
  parse(result: unknown): Result
}

export type Workers = {
  /** @example await services.workers.run(judgePassword, { password }, { maxAhead: 4 }) */
  run<Task, Result>(
    kind: WorkerKind<Task, Result>,
    task: Task,
    options?: RunOptions,
  ): Promise<Result>
  close(): Promise<void>
}

/** The worker pools of this process, one for each kind, each made when it is first used. */
export function createWorkers(): Workers {
  const pools = new Map<WorkerPoolOptions, WorkerPool>()
  const poolOf = (kind: WorkerPoolOptions) => {
    const pool = pools.get(kind) ?? createWorkerPool(kind)
    pools.set(kind, pool)
    return pool
  }
  return {
    run: async (kind, task, options) => kind.parse(await poolOf(kind).run(task, options)),
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}
