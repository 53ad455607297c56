import type { FormStamp } from '#kernel/contract/captcha.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { OfferedList } from '#modules/pages/blocks/newsletter-form/block.ts'
import type { PreferencesData } from '../preferences/preferences.ts'

export type SubscribeData =
  | PreferencesData
  | { step: 'sent' }
  | { step: 'none' }
  | {
      step: 'form'
      lists: readonly OfferedList[]
      /** What the box says that asks whether opening may be noticed; '' where none is asked. */
      tracking: string
      typed: Readonly<Record<string, string>>
      faults: Readonly<Record<string, string>>
      /** What is wrong with the form as a whole, as a finished sentence. */
      error: string
      /** Not wrong, only unfinished. */
      hint: string
      captcha: { stamp: FormStamp; fault?: string } | null
      page: string
    }

/** Carries the page somebody began on through a second try. */
export const PAGE_FIELD = 'kontor_page'

/** Where the forms of all pages go, and a page of its own; with a token the preferences. */
export const subscribePage = sitePage<SubscribeData>({
  name: 'newsletter-subscribe',
  path: { de: '/Newsletter/subscribe/:token?', en: '/en/newsletter/subscribe/:token?' },
  cache: 'private',
  query: ['done'],
})

export type VerifyData =
  | {
      step: 'confirm' | 'undo' | 'address' | 'erase' | 'tracking'
      address: string
      lists: readonly string[]
      /** What the box says that was ticked too; '' where none was. */
      also: string
    }
  | { step: 'confirmed' | 'resumed' | 'moved' | 'erased' | 'tracked'; lists: readonly string[] }
  | { step: 'expired' }

/** One button: a link that is only opened confirms nothing, for mail programs open links too. */
export const verifyPage = sitePage<VerifyData>({
  name: 'newsletter-verify',
  path: { de: '/Newsletter/verify/:token?', en: '/en/newsletter/verify/:token?' },
  cache: 'private',
})
