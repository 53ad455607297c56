import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  login: {
    title: 'Sign in',
    lead: 'Sign in with your email address.',
    handle: 'Email address or username',
    password: 'Password',
    submit: 'Sign in',
    facebook: 'Sign in with Facebook',
    back: 'Back to the website',
    resend: 'Send the confirmation again',
  },
  password: {
    title: 'Choose a new password',
    lead: 'Your one-time password only works for this first sign-in. Now choose your own with at least 10 characters.',
    old: 'One-time password',
    fresh: 'New password',
    submit: 'Save password and continue',
  },
  notice: {
    outside_failed:
      'Signing in with Facebook did not work. Please try again or sign in with your password.',
    no_email:
      'Facebook did not give us a confirmed email address. Please sign in with your password or create an account.',
    sign_in_first:
      'There is already an account with this email address. Sign in with your password first; then you can connect Facebook.',
    taken: 'This Facebook sign-in belongs to another account.',
    unverified: 'Please confirm your email address first.',
    outside_closed:
      'Accounts with the system role sign in with their password only and cannot be connected to Facebook.',
  },
  connect: {
    title: 'Connect Facebook',
    lead: 'Afterwards you can sign in to the account {{handle}} with Facebook. Please confirm that this is what you want.',
    password: 'Your password',
    submit: 'Confirm',
    ready: 'Now sign in at Facebook. You will then return here.',
    go: 'Continue to Facebook',
    cancel: 'Do not connect',
  },
  error: {
    wait_seconds_one: 'Too many attempts. Please wait one more second.',
    wait_seconds_other: 'Too many attempts. Please wait another {{count}} seconds.',
    wait_minutes_one: 'Too many attempts. Please wait one more minute.',
    wait_minutes_other: 'Too many attempts. Please wait another {{count}} minutes.',
  },
  greeting: {
    label: 'Your account',
    welcome: 'Welcome',
    dashboard: 'to the dashboard',
    logout: 'sign out',
  },
}
