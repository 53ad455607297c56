import type { SameShape } from '#kernel/i18n/texts.ts'
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
    fields: { password: 'Your password', code: 'Code of the app or recovery code' },
  },
  passkey: {
    fields: {
      name: 'Name',
      password: 'Your password',
      isFactor: 'Use it as a second factor too',
    },
    hints: {
      name: 'For example: laptop in the office. Leave it empty and we name the device.',
      isFactor: 'Signing in with the password then asks for it as well.',
    },
  },
  settings: {
    title: 'Accounts and sign-in',
    fields: {
      availableRoles: 'Roles that can be given',
      allow_sms_reset: 'Offer a reset by text message',
      logout_redirect: 'Page after signing out',
      two_factor: 'Who needs a second factor?',
      'two_factor.required_roles': 'Required for',
      facebook: 'Facebook or another provider',
      'facebook.enabled': 'Offer this sign-in',
      'facebook.issuer': 'Address of the provider',
      'facebook.client_id': 'App id',
      'facebook.client_secret': 'App secret',
      'facebook.token_endpoint': 'Token address',
    },
    hints: {
      allow_sms_reset:
        'Kontor is not connected to a text message service. When this is on, the page that resets the second factor says that an email comes instead.',
      logout_redirect: 'A path of this website.',
      'two_factor.required_roles':
        'Who has this role is led through setting it up at the next sign-in.',
      'facebook.enabled': 'The button appears on the sign-in page once everything is filled in.',
      'facebook.issuer': 'For Facebook: https://www.facebook.com',
      'facebook.token_endpoint': 'Only needed when the provider does not name it.',
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
      facebook: 'Signing in through others',
      leaving: 'Signing out',
    },
    sectionHints: {
      roles: 'Nobody can give a role that stands above their own.',
    },
  },
}
