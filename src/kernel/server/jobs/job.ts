import type { Scope } from '../context.ts'
import type { EventType } from './event.ts'

/** One try at a job. */
export type Attempt = {
  id: string
  /** 1 for the first try. */
  number: number
  /** Failing now means the job is given up and put aside. */
  isLast: boolean
  /** Fires when the job was taken away: too long, no heartbeat, or the process stops. */
  signal: AbortSignal
}

/** Work outside a request. It may run twice, so it must be safe to repeat. */
export type Job = {
  name: string
  /** A cron line in Europe/Berlin, for work that repeats. */
  cron?: string
  /** How often a failed job is tried again, with growing pauses; 5 unless said. */
  retries?: number
  /** Longest run; after that the attempt counts as failed. 900 unless said. */
  maxSeconds?: number
  /** How many run side by side in one process; 1 unless said. */
  concurrency?: number
  run(scope: Scope<never>, payload: never, attempt: Attempt): Promise<void>
}

export type Listener = { event: string; job: Job }

type JobOf<Tables, Payload extends object> = Omit<Job, 'run'> & {
  run(scope: Scope<Tables>, payload: Payload, attempt: Attempt): Promise<void>
}

/** @example export const sweep = defineJob<Tables, object>({ name: 'files.sweep', run: … }) */
export function defineJob<Tables, Payload extends object>(job: JobOf<Tables, Payload>): Job {
  return job as unknown as Job
}

/** A listener is a job of its own, so one that fails is retried without disturbing the others. */
export function listen<Tables, Payload extends object>(
  event: EventType<Payload>,
  listener: Omit<JobOf<Tables, Payload>, 'cron'>,
): Listener {
  return { event: event.name, job: defineJob<Tables, Payload>(listener) }
}
