import type { FormStamp } from '#kernel/contract/captcha.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { sitePage } from '#kernel/site/page.ts'

/** Messages by the name of the field they belong to. */
export type Faults = Readonly<Record<string, string>>
/** What was typed, by the name of its field; passwords are never sent back. */
export type Typed = Readonly<Record<string, string>>

export type SignupData =
  | {
      step: 'form'
      typed: Typed
      faults: Faults
      error: string
      stamp: FormStamp
      /** Asked only where a module makes use of the answer. */
      hasNewsletter: boolean
      hasDelivery: boolean
    }
  | { step: 'sent'; handle: string }

export type VerifyData =
  | { step: 'confirm'; key: string; kind: 'verify' | 'new-handle' }
  | { step: 'invited'; key: string; handle: string; faults: Faults; error: string }
  | { step: 'ask'; isExpired: boolean; error: string }
  | { step: 'asked' }
  | { step: 'done'; kind: 'verify' | 'new-handle' | 'invite' | 'handed-invite' }

export type ResetData =
  | { step: 'ask'; isExpired: boolean; error: string }
  | { step: 'asked' }
  | { step: 'choose'; key: string; handle: string; faults: Faults; error: string }
  | { step: 'done' }

const ALWAYS = { cache: 'private', isAlwaysOpen: true } as const

export const signupPage = sitePage<SignupData>({
  name: 'signup',
  path: { de: '/signup', en: '/en/signup' },
  cache: 'private',
})

export const verifyPage = sitePage<VerifyData>({
  name: 'verify',
  path: { de: '/verify', en: '/en/verify' },
  query: ['key'],
  ...ALWAYS,
})

export const resetPage = sitePage<ResetData>({
  name: 'resetpassword',
  path: { de: '/resetpassword', en: '/en/resetpassword' },
  query: ['key'],
  ...ALWAYS,
})

/** Where one signs in, as the pages of this part and their mails link to it. */
export function loginAddress(lang: Lang): string {
  return lang === 'en' ? '/en/login' : '/login'
}

/** Where a key is good for confirming an address or accepting an invitation. */
export function verifyAddress(lang: Lang, key: string): string {
  return `${verifyPage.path[lang]}?key=${key}`
}
