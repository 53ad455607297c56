import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-account.de.ts'

export const en: SameShape<typeof de> = {
  hello: 'Hello,',
  footer: 'This message comes from {{site}} and is about your account there.',
  verify: {
    subject: 'Please confirm your email address',
    text: 'An account was created at {{site}} for this address. One click confirms that it is yours. The link is valid for 48 hours.',
    ignore: 'You did not create an account? Then simply ignore this email.',
    action: 'Confirm email address',
  },
  reset: {
    subject: 'Choose a new password',
    text: 'A new password was requested for your account at {{site}}. Use this link to choose one. It works once and is valid for one hour.',
    ignore: 'That was not you? Then simply ignore this email: your password stays the same.',
    action: 'Choose a new password',
  },
  invite: {
    subject: 'Your invitation to {{site}}',
    text: '{{site}} has created an account for you. Choose a password and you can sign in. The link is valid for seven days.',
    ignore: 'You do not know {{site}}? Then simply ignore this email.',
    action: 'Accept invitation',
  },
  handle: {
    subject: 'Please confirm your new email address',
    text: 'You would like to use this address to sign in at {{site}}. Please confirm that it is yours. The link is valid for 24 hours.',
    ignore: 'That was not you? Then simply ignore this email.',
    action: 'Confirm new address',
  },
  changed: {
    subject: 'Your password was changed',
    text: 'The password of your account at {{site}} has just been changed. All other devices were signed out.',
    advice: 'That was not you? Then request a new password at once and contact us.',
    action: 'Request a new password',
  },
  oneTime: {
    subject: 'You have a one-time password',
    text: '{{site}} has set a one-time password for your account. You will receive it separately and choose your own when you sign in. All devices were signed out.',
    advice: 'Were you not expecting this? Then please ask us.',
    action: 'Go to sign-in',
  },
  noReset: {
    subject: 'A new password, but not by email',
    text: 'A new password was requested for your account at {{site}}. Accounts with the system role do not receive a link by email: another system user can give you a one-time password, or one can be set on the server with “kontor user set-password”.',
    advice: 'That was not you? Then simply ignore this email: your password stays the same.',
    action: 'Go to sign-in',
  },
  moved: {
    subject: 'Your email address was changed',
    text: 'Your account at {{site}} now uses a different email address. You can no longer sign in with this one.',
    advice: 'That was not you? Then please contact us at once.',
    action: 'Go to the website',
  },
}
