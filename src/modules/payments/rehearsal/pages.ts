import { sitePage } from '#kernel/site/page.ts'

export type RehearsalData = { title: string; amount: string; action: string }

/** The page of a provider that is none. */
export const rehearsalPage = sitePage<RehearsalData>({
  name: 'rehearsed-payment',
  path: { de: '/checkout/test-payment/:reference', en: '/en/checkout/test-payment/:reference' },
  cache: 'private',
})
