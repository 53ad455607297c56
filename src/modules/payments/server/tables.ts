import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { NoticeTables } from '#modules/notifications/server/tables.ts'
import type { PaymentSource, PaymentState } from '../payments/life-cycle.ts'
import type { Origin, ProviderName, REFUND_STATES } from '../payments/payment.ts'

export type RehearsedOutcome = 'open' | 'paid' | 'refused' | 'cancelled'
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

export type PaymentTables = NoticeTables &
  Pick<AuthTables, 'users'> & {
    payments: {
      id: string
      subject_kind: Generated<string>
      subject_id: Maybe<string>
      subject_label: Generated<string>
      source: PaymentSource
      provider: ProviderName
      test: Generated<boolean>
      state: PaymentState
      /** Whole cents, as everything here. */
      amount: number
      captured: Generated<number>
      refunded: Generated<number>
      currency: string
      /** Of the provider's page. */
      reference: Generated<string>
      /** Of the money itself, once there is some: what is given back is given back from it. */
      capture_reference: Generated<string>
      page_url: Generated<string>
      expires_at: MomentOrNull
      /** The turn in which the newest answer of the provider was asked for, and when it came. */
      asked_turn: Generated<number>
      asked_at: MomentOrNull
      version: Generated<number>
      created_at: Moment
      updated_at: Moment
    }
    payment_refunds: {
      /** Also the key under which the provider pays it back once. */
      id: string
      payment_id: string
      amount: number
      reason: string
      state: Generated<(typeof REFUND_STATES)[number]>
      created_at: Moment
    }
    payment_events: {
      id: Generated<number>
      payment_id: string
      action: string
      state: PaymentState
      amount: Maybe<number>
      origin: Origin
      at: Generated<Date>
    }
    payment_webhooks: {
      provider: ProviderName
      event_id: string
      received_at: Generated<Date>
    }
    /** The books of the rehearsed provider: no money, but the same questions. */
    rehearsed_payments: {
      reference: string
      payment_id: string
      amount: number
      currency: string
      outcome: Generated<RehearsedOutcome>
      refunded: Generated<number>
      /** Those that are in it. */
      refund_ids: Generated<string[]>
      created_at: Moment
    }
  }
export type PaymentRow = Selectable<PaymentTables['payments']>
