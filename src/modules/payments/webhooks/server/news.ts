import type { ProviderName } from '../../payments/payment.ts'

/** What an event says of itself, once it is known who wrote it. */
export type News = {
  provider: ProviderName
  id: string
  test: boolean
  /** What it is about, by whatever name it uses; '' where it says nothing. */
  about: { payment: string; reference: string; capture: string }
  /** Somebody wants the money back from their bank, or from the provider. */
  isDispute: boolean
  /** Compared with what we asked for, where the event carries it. */
  claims?: { amount: number; currency: string }
}

/** A dispute that names nothing we could look up: all we can do is say that there is one. */
export function isNameless({ isDispute, about }: Pick<News, 'isDispute' | 'about'>): boolean {
  return isDispute && !about.payment && !about.reference && !about.capture
}
