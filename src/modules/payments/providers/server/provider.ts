import type { Lang } from '#kernel/i18n/messages.ts'
import type { PaymentRow } from '../../server/tables.ts'

/** What a provider says of a payment when it is asked; nothing else counts. */
export type Truth = {
  /** The id it was given: what the money is for. */
  payment: string
  /** No real money. */
  test: boolean
  amount: number
  currency: string
  page: 'open' | 'done' | 'failed' | 'cancelled' | 'expired'
  /** Reserved, or on its way. */
  isAuthorized: boolean
  /** Agreed to by the buyer, and waiting for us to take it. */
  isApproved: boolean
  captured: number
  refunded: number
  isDisputed: boolean
  /** What is given back is given back from this. */
  capture: string
}

type HostedPage = { reference: string; url: string }
export type Visit = { returnUrl: string; title: string; lang: Lang }
export type Repayment = { id: string; amount: number; created_at: Date }

/** One way to be paid by somebody else. Every call may be repeated and has the effect of one. */
export type Provider = {
  open(payment: PaymentRow, visit: Visit): Promise<HostedPage>
  read(payment: PaymentRow): Promise<Truth>
  /** Takes what was agreed to. */
  capture(payment: PaymentRow): Promise<void>
  refund(payment: PaymentRow, repayment: Repayment): Promise<'done' | 'refused'>
  /** Nobody can pay at its page any more. */
  close(payment: PaymentRow): Promise<void>
}

/** The provider answered, and the answer is no: asking again in the same words changes nothing. */
export class ProviderRefusal extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ProviderRefusal'
  }
}
