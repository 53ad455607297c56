import { z } from 'zod'
import { isPaid, type PaymentState } from '#modules/payments/payments/life-cycle.ts'
import type { OrderState } from '../orders/life-cycle.ts'

/** A file that a line was sold with, whatever became of its product. */
export const Download = z.object({
  _id: z.string(),
  line: z.string(),
  name: z.string(),
  size: z.int(),
  /** How often, and when for the first time. */
  fetched: z.int(),
  fetched_at: z.string().nullable(),
})
export type Download = z.infer<typeof Download>

/** As long as the link in a mail leads to the order. */
export const DOWNLOAD_DAYS = 400

type Sold = {
  state: OrderState
  payment_provider_state: PaymentState
  email: string
  created: string
  lines: readonly { _id: string; claimed: string; quantity: string }[]
  downloads: readonly Download[]
}

/** The last moment at which the files of an order are given out. */
export function downloadsEnd({ created }: Pick<Sold, 'created'>): Date {
  return new Date(Date.parse(created) + DOWNLOAD_DAYS * 86_400_000)
}

const LOST: readonly PaymentState[] = ['refunded', 'chargeback']

/**
 * What its buyer may download once it is paid: of what was not given back. Nothing of an order that was
 * cancelled or paid back, or whose buyer was forgotten.
 */
export function openDownloads(order: Sold, now = new Date()): Download[] {
  const { state, payment_provider_state: payment, email, lines, downloads } = order
  if (state === 'cancelled' || LOST.includes(payment)) return []
  if (email === '' || downloadsEnd(order) < now) return []
  const isKept = (id: string) =>
    lines.some(({ _id, claimed, quantity }) => _id === id && Number(claimed) < Number(quantity))
  return downloads.filter(({ line }) => isKept(line))
}

/** What was set aside waits, as does what is not paid yet. */
export function isReleased(order: Pick<Sold, 'state' | 'payment_provider_state'>): boolean {
  return order.state !== 'on_hold' && isPaid(order.payment_provider_state)
}
