import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Moment } from '#kernel/server/kernel-tables.ts'
import type { OrderTables } from '#modules/orders/server/tables.ts'
import type { ReturnKind, ReturnState } from '../returns/life-cycle.ts'
import type { WantedLine } from '../returns/server/assign-order.ts'

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

export type ReturnTables = OrderTables & {
  returns: {
    id: string
    number: Generated<string>
    kind: ReturnKind
    state: Generated<ReturnState>
    contract: string
    name: Generated<string>
    contact: Generated<string>
    order_id: Maybe<string>
    declared_on: Maybe<string>
    due_on: GeneratedAlways<string | null>
    is_whole: Generated<boolean>
    is_online: Generated<boolean>
    /** The lines somebody named, while they may still wait for their goods; null: all of it. */
    wanted: ColumnType<WantedLine[] | null, string | null | undefined, string | null>
    reason: Generated<string>
    goods_amount: Generated<number>
    shipping_amount: Generated<number>
    refunded_amount: Generated<number>
    reduced_amount: Generated<number>
    withheld_amount: Generated<number>
    given_amount: Generated<number>
    lang: Generated<'de' | 'en'>
    note: Generated<string>
    account_id: Maybe<string>
    version: Generated<number>
    created_at: Moment
    updated_at: Moment
  }
  /** Quantities are whole thousandths. */
  return_lines: {
    id: string
    return_id: string
    order_line_id: string
    claimed: number
    accepted: Maybe<number>
    is_restocked: Generated<boolean>
    amount: Generated<number>
  }
}
