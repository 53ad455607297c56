/**
 * `full`: too many wait already. `deadline`: it took too long, waiting or computing. `crashed`: the
 * thread ended, e.g. out of memory. `failed`: the task threw. `closed`: the process is stopping.
 */
export type WorkerPoolReason = 'full' | 'deadline' | 'crashed' | 'failed' | 'closed'

/** Why a task has no result; who asked turns it into an answer for people. */
export class WorkerPoolError extends Error {
  readonly reason: WorkerPoolReason

  constructor(reason: WorkerPoolReason, options: ErrorOptions = {}) {
    super(`The worker pool gave no result: ${reason}`, options)
    this.name = 'WorkerPoolError'
    this.reason = reason
  }
}
