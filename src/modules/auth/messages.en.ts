import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  login: {
    title: 'Sign in',
    lead: 'Sign in with your email address.',
    handle: 'Email address or user name',
    password: 'Password',
    submit: 'Sign in',
    back: 'Back to the website',
  },
  password: {
    title: 'Choose a new password',
    lead: 'Your one-time password is only good for this first sign-in. Now choose your own, with at least 10 characters.',
    old: 'One-time password',
    fresh: 'New password',
    submit: 'Save password and continue',
  },
  error: {
    login_fail: 'wrong user or password',
    too_many: 'Too many attempts. Please wait a few minutes.',
    password_short: 'The new password needs at least 10 characters.',
    password_same: 'Please choose a password other than the current one.',
  },
  greeting: {
    label: 'Your account',
    welcome: 'Welcome',
    dashboard: 'to the dashboard',
    logout: 'sign out',
  },
}
