import type { FormStamp } from '#kernel/contract/captcha.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { FormState } from '#kernel/site/form/form-state.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { Fact } from './describe-declaration.ts'

/** A line of an order whose link somebody has. */
export type OfferedLine = {
  /** The name of its field. */
  field: string
  label: string
  /** How much can still be withdrawn from, as people write it. */
  most: string
  /** Why the right of withdrawal is missing or may have ended; '' where it is granted. */
  exempt: string
  isOpen: boolean
}

export type WithdrawalData =
  | {
      step: 'form'
      form: FormState
      /** What is wrong with the form as a whole, as a finished sentence. */
      error: string
      /** Whether a person withdraws is asked of those nobody knows. */
      captcha: { stamp: FormStamp; fault?: string } | null
      token: string
      /** Number of the order whose link somebody has; '' where they type it. */
      contract: string
      lines: readonly OfferedLine[]
    }
  | { step: 'confirm'; draft: string; facts: readonly Fact[]; exempt: readonly string[] }
  | {
      step: 'receipt'
      facts: readonly Fact[]
      exempt: readonly string[]
      isMailed: boolean
    }

/** Open to everyone, whatever is closed or switched off: nobody may lose the way out. */
export const withdrawalPage = sitePage<WithdrawalData>({
  name: 'withdrawal',
  path: { de: '/widerruf', en: '/en/withdrawal' },
  cache: 'private',
  query: ['order'],
  isAlwaysOpen: true,
  outlastsModule: true,
})

export function withdrawalPath({ lang, token }: { lang: Lang; token: string }): string {
  return `${withdrawalPage.path[lang]}?order=${encodeURIComponent(token)}`
}
