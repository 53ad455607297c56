import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { PageTables } from '#modules/pages/server/tables.ts'
import type { PaymentSource, PaymentState } from '#modules/payments/payments/life-cycle.ts'
import type { PaymentTables } from '#modules/payments/server/tables.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import type { StockTables } from '#modules/stock/server/tables.ts'
import type { OrderState, Standing } from '../orders/life-cycle.ts'
import type {
  AcceptedText,
  AttachedText,
  OrderAddress,
  OrderDelivery,
  OrderLine,
  OrderTotals,
  OrderVatCheck,
} from '../orders/order.ts'
import type { ShipmentState } from '../shipments/shipment.ts'

export type OrderTables = StockTables &
  PaymentTables &
  PageTables &
  Pick<AuthTables, 'users'> &
  Pick<PeopleTables, 'person_links' | 'people'> & {
    orders: {
      id: string
      number: Generated<string>
      name: string
      email: string
      state: OrderState
      payment_source: PaymentSource
      payment_provider_state: Generated<PaymentState>
      pay_until: MomentOrNull
      held_from: Generated<Standing['held_from']>
      total: number
      test: Generated<boolean>
      currency: string
      lang: 'de' | 'en'
      address: Json<OrderAddress>
      vat_check: ColumnType<OrderVatCheck | null, string | null | undefined, string | null>
      delivery: Json<OrderDelivery>
      totals: Json<OrderTotals>
      accepted_texts: Json<AcceptedText[]>
      attached_texts: ColumnType<AttachedText[], string | undefined, string>
      tracking: Generated<string>
      note: Generated<string>
      refunded: Generated<number>
      balance: Generated<number>
      refund_due: Generated<number>
      refunded_goods: Generated<number>
      expired_at: MomentOrNull
      reduced: Generated<number>
      withheld: Generated<number>
      is_owed: GeneratedAlways<boolean>
      account_id: ColumnType<string | null, string | null | undefined, string | null>
      /** Of the link in the buyer's mail. */
      token_hash: Uint8Array
      version: Generated<number>
      created_at: Moment
      updated_at: Moment
    }
    order_lines: {
      id: string
      order_id: string
      position: number
      variant_id: string
      product_id: string
      title: string
      variant_title: string
      sku: string
      unit: string
      quantity: string
      unit_price: number
      gross: number
      rate: string
      withdrawal: OrderLine['withdrawal']
      /** Whole thousandths. */
      claimed: Generated<number>
      returned: Generated<number>
      arrived: Generated<number>
      /** What left the house, and what was taken back before it did. */
      shipped: Generated<number>
      dropped: Generated<number>
    }
    /** The files a line was sold with. */
    order_files: {
      line_id: string
      file_id: string
      name: string
      size: number
      fetched: Generated<number>
      fetched_at: MomentOrNull
    }
    shipments: {
      id: string
      order_id: string
      state: ShipmentState
      provider: Generated<string>
      tracking: Generated<string>
      tracking_url: Generated<string>
      shipped_on: string
      created_at: Moment
    }
    shipment_lines: {
      shipment_id: string
      line_id: string
      /** Whole thousandths. */
      quantity: number
    }
    /** Written once: what goes back to a buyer, and below zero what came back from there. */
    order_refunds: {
      id: string
      order_id: string
      amount: number
      refunded_on: string
      note: Generated<string>
      created_at: Moment
    }
  }
