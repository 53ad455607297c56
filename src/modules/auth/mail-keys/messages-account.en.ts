import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './messages-account.de.ts'

export const en: SameShape<typeof de> = {
  hello: 'Hello,',
  footer: 'This message comes from {{site}} and is about your account there.',
  verify: {
    subject: 'Please confirm your email address',
    text: 'an account was made at {{site}} for this address. One click confirms that it is yours. The link is good for 48 hours.',
    ignore: 'You did not make an account? Then simply do nothing.',
    action: 'Confirm email address',
  },
  reset: {
    subject: 'Choose a new password',
    text: 'a new password was asked for your account at {{site}}. Choose one with this link. It is good for one hour, and once.',
    ignore: 'That was not you? Then simply do nothing: your password stays as it is.',
    action: 'Choose a new password',
  },
  invite: {
    subject: 'Your invitation to {{site}}',
    text: '{{site}} has made an account for you. Choose your password, then you can sign in. The link is good for seven days.',
    ignore: 'You do not know {{site}}? Then simply do nothing.',
    action: 'Accept invitation',
  },
  handle: {
    subject: 'Please confirm your new email address',
    text: 'you would like to sign in at {{site}} with this address from now on. Please confirm that it is yours. The link is good for 24 hours.',
    ignore: 'That was not you? Then simply do nothing.',
    action: 'Confirm new address',
  },
  changed: {
    subject: 'Your password was changed',
    text: 'the password of your account at {{site}} was changed just now. All other devices were signed out.',
    advice: 'That was not you? Then ask for a new password at once and contact us.',
    action: 'Ask for a new password',
  },
  oneTime: {
    subject: 'You were given a one-time password',
    text: '{{site}} has given your account a one-time password. You will get it in another way and choose your own when you sign in. All devices were signed out.',
    advice: 'That surprises you? Then please ask us.',
    action: 'Go to sign-in',
  },
  noReset: {
    subject: 'A new password, but not by email',
    text: 'a new password was asked for your account at {{site}}. Accounts with the role system get no link for it by email: another system user gives you a one-time password, or whoever runs the server sets one with “kontor user set-password”.',
    advice: 'That was not you? Then simply do nothing: your password stays as it is.',
    action: 'Go to sign-in',
  },
  moved: {
    subject: 'Your email address was changed',
    text: 'your account at {{site}} now belongs to another email address. You can no longer sign in with this one.',
    advice: 'That was not you? Then please contact us at once.',
    action: 'Go to the website',
  },
}
