import { sitePage } from '#kernel/site/page.ts'

/** `address` is masked: whoever got hold of the link learns no more than that there is one. */
export type ConfirmData =
  | { step: 'confirm'; key: string; address: string }
  | { step: 'done' }
  | { step: 'expired' }

/** Where the link in a guest's mail leads. */
export const confirmPage = sitePage<ConfirmData>({
  name: 'confirm-address',
  path: { de: '/adresse-bestaetigen', en: '/en/confirm-address' },
  cache: 'private',
  query: ['key'],
})
