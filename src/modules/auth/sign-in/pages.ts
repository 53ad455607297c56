import { sitePage } from '#kernel/site/page.ts'
import type { Factor } from '../contract.ts'

/** What the login page says to someone who was sent there. */
export const LOGIN_NOTICES = [
  'outside_failed',
  'no_email',
  'sign_in_first',
  'taken',
  'unverified',
  'outside_closed',
] as const
export type LoginNotice = (typeof LOGIN_NOTICES)[number]

type Shared = {
  /** Where to go afterwards: a path of this site, or empty for where the person belongs. */
  next: string
  /** A finished sentence; empty when nothing is wrong. */
  error: string
}

export type SignInStep = Shared & {
  step: 'sign-in'
  handle: string
  notice: LoginNotice | null
  isUnverified: boolean
  hasPasskeys: boolean
  hasFacebook: boolean
}
export type CodeStep = Shared & { step: 'code'; factors: readonly Factor[] }
export type PasswordStep = Shared & { step: 'new-password' }
export type SetupStep = Shared & {
  step: 'set-up'
  hasPasskeys: boolean
  asksPassword: boolean
  /** What the app is to know; `qr` is the text of an SVG. */
  prepared: { secret: string; qr: string } | null
}
export type CodesStep = Shared & { step: 'codes'; codes: readonly string[] }
export type LoginData = SignInStep | CodeStep | PasswordStep | SetupStep | CodesStep

export const loginPage = sitePage<LoginData>({
  name: 'login',
  path: { de: '/login', en: '/en/login' },
  cache: 'private',
  isAlwaysOpen: true,
  query: ['next', 'lang', 'notice'],
})

export type ConnectData =
  | { step: 'ask'; handle: string; next: string; error: string; asksPassword: boolean }
  /** `to` is an address of the provider. */
  | { step: 'go'; to: string }

export const connectPage = sitePage<ConnectData>({
  name: 'connect-outside',
  path: { de: '/login/verbinden', en: '/en/login/connect' },
  cache: 'private',
  query: ['next', 'notice'],
})

export type ResetFactorData =
  | { step: 'ask'; handle: string; error: string; mentionsSms: boolean }
  | { step: 'asked' }
  | { step: 'confirm'; key: string }
  | { step: 'done' }

export const resetFactorPage = sitePage<ResetFactorData>({
  name: 'reset2fa',
  path: { de: '/reset2FA', en: '/en/reset2FA' },
  cache: 'private',
  isAlwaysOpen: true,
  query: ['key'],
})
