import type { Transaction } from 'kysely'
import type { KernelTables } from '../kernel-tables.ts'
import type { EventType } from './event.ts'

export type Enqueued = {
  job: string
  payload: object
  startAfter?: Date
  /** As long as a job with the same key waits to be run, another one with it adds nothing. */
  key?: string
}

/** The queue lives in PostgreSQL, so a job exists exactly when its change was committed. */
export type Jobs = {
  enqueue(tx: Transaction<KernelTables>, job: Enqueued): Promise<void>
  emit<T extends object>(
    tx: Transaction<KernelTables>,
    event: EventType<T>,
    payload: T,
  ): Promise<void>
  /** Begins working. A process that never starts may still enqueue. */
  start(): Promise<void>
  /** Lets running jobs finish, hands back what is not done within 10 seconds. */
  stop(): Promise<void>
}
