import { sitePage } from '#kernel/site/page.ts'
import type { Service } from '../services/service.ts'

export type ConsentData = {
  services: readonly Service[]
  /** Of the list that is shown. */
  version: string
  accepted: readonly string[]
  /** Somebody is met by the dialog, if only to be told that nothing asks. */
  isAsked: boolean
  /** Just saved. */
  isSaved: boolean
}

/** Where visitors decide and change their mind, also without scripts (rulings, "Consent"). */
export const consentPage = sitePage<ConsentData>({
  name: 'consents',
  path: { de: '/Datenschutz/Einwilligungen', en: '/en/privacy/consents' },
  cache: 'private',
  query: ['saved'],
  isAlwaysOpen: true,
})
