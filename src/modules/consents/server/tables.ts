import type { ColumnType } from 'kysely'
import type { KernelTables, Moment } from '#kernel/server/kernel-tables.ts'
import type { ConsentFacts } from '../consent.calls.ts'

export type ConsentTables = KernelTables & {
  /** The chain: nothing personal, and never changed (a trigger refuses it). */
  consent_log: {
    seq: number
    id: string
    at: Date
    purpose: string
    action: string
    commitment: Buffer
    prev: Buffer
    hash: Buffer
  }
  /** What an entry of the chain is about. It may go; the chain holds without it. */
  consent_records: {
    id: string
    /** The thing of another module the consent belongs to. */
    subject: string
    email: string
    salt: Buffer
    facts: ColumnType<ConsentFacts, string, string>
    created_at: Moment
  }
}
