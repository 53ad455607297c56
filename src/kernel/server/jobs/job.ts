import type { Scope } from '../context.ts'
import type { EventType } from './event.ts'

/** Work outside a request. It may run twice, so it must be safe to repeat. */
export type Job = {
  name: string
  /** A cron line in Europe/Berlin, for work that repeats. */
  cron?: string
  retries?: number
  run(scope: Scope<never>, payload: never): Promise<void>
}

export type Listener = { event: string; job: Job }

/** @example export const sweep = defineJob<Tables, object>({ name: 'files.sweep', run: … }) */
export function defineJob<Tables, Payload extends object>(job: {
  name: string
  cron?: string
  retries?: number
  run(scope: Scope<Tables>, payload: Payload): Promise<void>
}): Job {
  return job as unknown as Job
}

/** A listener is a job of its own, so one that fails is retried without disturbing the others. */
export function listen<Tables, Payload extends object>(
  event: EventType<Payload>,
  listener: { name: string; run(scope: Scope<Tables>, payload: Payload): Promise<void> },
): Listener {
  return { event: event.name, job: defineJob<Tables, Payload>(listener) }
}
