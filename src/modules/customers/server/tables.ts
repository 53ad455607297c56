import type { ColumnType, Generated } from 'kysely'
import type { Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import type { ReturnTables } from '#modules/returns/server/tables.ts'
import type { VatIdState } from '../vat-ids/vat-id.ts'

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

export type CustomerTables = ReturnTables &
  PeopleTables & {
    /** Made and ended by the orders of a person: a trigger keeps it. The id is the person's. */
    customers: {
      id: string
      name: string
      email: string
      company: Generated<string>
      currency: string
      last_order_at: Date
      /** Kept by a trigger of the persons. */
      has_account: Generated<boolean>
      is_blocked: Generated<boolean>
      block_reason: Generated<string>
      no_invoice: Generated<boolean>
      max_order: Maybe<number>
      max_open: Maybe<number>
      vat_number: Generated<string>
      vat_id_state: Generated<VatIdState>
      vat_id_checked_at: MomentOrNull
      vat_id_name: Generated<string>
      vat_id_address: Generated<string>
      vat_id_reference: Generated<string>
      note: Generated<string>
      version: Generated<number>
      created_at: Moment
      updated_at: Moment
    }
  }
