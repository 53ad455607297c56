import type { Lang } from '#kernel/i18n/messages.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { OnlineSource } from '#modules/payments/payments/life-cycle.ts'

/** How it stands with the money, for whoever has to pay. */
export type PayData = {
  number: string
  amount: string
  /** Leaving now, waiting for the provider's word, still to be paid, or no longer, and why. */
  stage:
    | ('leaving' | 'waiting' | 'failed' | 'open')
    | ('over' | 'expired' | 'cancelled' | 'disputed' | 'partly')
  /** The provider's page, where one is open. */
  page: string
  sources: readonly OnlineSource[]
  chosen: OnlineSource | ''
  action: string
  order: string
  error: string
}

/** Paying, coming back, and paying again; the provider returns here, too. */
export const payPage = sitePage<PayData>({
  name: 'pay-order',
  path: { de: '/checkout/pay/:token', en: '/en/checkout/pay/:token' },
  cache: 'private',
  query: ['go'],
})

export function payPath(lang: Lang, token: string): string {
  return payPage.path[lang].replace(':token', token)
}
