import type { FormStamp } from '#kernel/contract/captcha.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { ContactField } from '#modules/pages/blocks/contact-form/block.ts'

export type ContactData =
  | { step: 'sent' }
  | {
      step: 'form'
      fields: readonly ContactField[]
      typed: Readonly<Record<string, string>>
      faults: Readonly<Record<string, string>>
      /** What is wrong with the form as a whole, as a finished sentence. */
      error: string
      /** Not wrong, only unfinished. */
      hint: string
      /** Whether a person writes is asked of those who are not signed in. */
      captcha: { stamp: FormStamp; fault?: string } | null
      page: string
    }

/** Carries the page somebody began on through a second try. */
export const PAGE_FIELD = 'kontor_page'

/** Where the form of the block goes; also a page of its own, for links. */
export const contactPage = sitePage<ContactData>({
  name: 'message-form',
  path: { de: '/nachricht', en: '/en/message' },
  cache: 'private',
  query: ['done'],
})
