import type { Transaction } from 'kysely'
import type { KernelTables } from '../kernel-tables.ts'
import type { EventType } from './event.ts'

export type Enqueued = { job: string; payload: object; startAfter?: Date; key?: string }

/** The queue lives in PostgreSQL, so a job exists exactly when its change was committed. */
export type Jobs = {
  enqueue(tx: Transaction<KernelTables>, job: Enqueued): Promise<void>
  emit<T extends object>(
    tx: Transaction<KernelTables>,
    event: EventType<T>,
    payload: T,
  ): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}
