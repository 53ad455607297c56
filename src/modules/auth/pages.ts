import { sitePage } from '#kernel/site/page.ts'

export type LoginData = {
  step: 'sign-in' | 'new-password'
  /** Where to go afterwards; always a path of this site. */
  next: string
  handle: string
  error: 'login_fail' | 'too_many' | 'password_short' | 'password_same' | null
}

export const loginPage = sitePage<LoginData>({
  name: 'login',
  path: { de: '/login', en: '/en/login' },
  cache: 'private',
  isAlwaysOpen: true,
  query: ['next', 'lang'],
})
