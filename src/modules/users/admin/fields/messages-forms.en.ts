import type { SameShape } from '#kernel/i18n/messages.ts'
import { profileWords } from './messages-fields.en.ts'
import type { de } from './messages-forms.de.ts'

const roles = {
  user: 'Customer',
  member: 'Staff member',
  admin: 'Administrator',
  system: 'System',
}

export const en: SameShape<typeof de> = {
  address: { fields: { place: 'Postal address', company: 'Company' } },
  account: {
    ...profileWords,
    sections: { profile: 'Profile', settings: 'Settings' },
  },
  email: {
    fields: { handle: 'New email address', password: 'Your password' },
  },
  proof: {
    fields: { password: 'Your password', code: 'Code from the app or recovery code' },
  },
  passkey: {
    fields: {
      name: 'Name',
      password: 'Your password',
      isFactor: 'Use it as a second factor too',
    },
    hints: {
      name: 'For example: office laptop. Leave empty to use the device name.',
      isFactor: 'You are then asked for it as well when signing in with your password.',
    },
  },
  settings: {
    title: 'Accounts and sign-in',
    fields: {
      availableRoles: 'Roles that can be assigned',
      allow_sms_reset: 'Offer a reset by text message',
      logout_redirect: 'Page after signing out',
      two_factor: 'Who needs a second factor?',
      'two_factor.required_roles': 'Required for',
      facebook: 'Facebook or another provider',
      'facebook.enabled': 'Offer this sign-in',
      'facebook.issuer': 'Address of the provider',
      'facebook.client_id': 'App ID',
      'facebook.client_secret': 'App secret',
      'facebook.token_endpoint': 'Token address',
    },
    hints: {
      allow_sms_reset:
        'Kontor does not send text messages itself. The page for resetting the second factor then says that an email is sent instead.',
      logout_redirect: 'An address of this website, e.g. /thanks. A single / is the home page.',
      'two_factor.required_roles':
        'People with this role are guided through the setup when they next sign in.',
      'facebook.enabled': 'The button appears on the sign-in page once everything is filled in.',
      'facebook.issuer': 'For Facebook: https://www.facebook.com',
      'facebook.token_endpoint': 'Only needed if the provider does not publish it.',
    },
    placeholders: { 'facebook.issuer': 'https://www.facebook.com' },
    choices: {
      availableRoles: roles,
      'two_factor.required_roles': {
        user: 'Customers',
        member: 'Staff members',
        admin: 'Administrators',
        system: 'System',
      },
    },
    sections: {
      roles: 'Roles',
      factor: 'Second factor',
      facebook: 'Sign-in through other services',
      leaving: 'Signing out',
    },
    sectionHints: {
      roles: 'Nobody can assign a role above their own.',
    },
  },
}
