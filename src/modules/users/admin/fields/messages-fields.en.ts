import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-fields.de.ts'
import { en as history } from './messages-history.en.ts'

const roles = {
  guest: 'Guest',
  user: 'Customer',
  member: 'Staff member',
  admin: 'Administrator',
  system: 'System',
  internal: 'Internal',
}
const lang = { de: 'German', en: 'English' }
const kinds = { email: 'Email', phone: 'Phone', mobile: 'Mobile', fax: 'Fax', web: 'Website' }
const contacts = {
  contacts: 'Other contacts',
  'contacts.kind': 'Kind',
  'contacts.value': 'Number or address',
  'contacts.label': 'Label',
}

/** Also used by the own account. */
export const profileWords = {
  fields: {
    title: 'Title',
    first_name: 'First name',
    last_name: 'Last name',
    company: 'Company',
    name: 'Name',
    username: 'Short name',
    lang: 'Language',
    ...contacts,
  },
  hints: {
    name: 'Shown in lists and emails.',
    lang: 'For emails and the admin centre.',
  },
  adds: { contacts: 'Add contact' },
  placeholders: { 'contacts.value': '+49711123456', 'contacts.label': 'for example: office' },
  choices: { lang, 'contacts.kind': kinds },
}

const empty = {
  title: 'No users yet',
  text: 'Here are the customers who signed up on the website, and everyone who works in the admin centre.',
}

/** What the collections of this module say. */
export const en: SameShape<typeof de> = {
  users: {
    one: 'User',
    many: 'Users',
    create: 'Add a user',
    search: 'Name, email, customer number',
    empty,
    fields: {
      ...profileWords.fields,
      handle: 'Email address',
      roles: 'Roles',
      status: 'Status',
      online: 'Online',
      last_active: 'Last active',
      lastLogin: 'Last sign-in',
      customer_number: 'Customer number',
      created: 'Created',
      notes: 'Notes',
      userData: 'Profile',
      isBlocked: 'Blocked',
    },
    hints: {
      ...profileWords.hints,
      notes: 'Only visible in the admin centre, never on the website.',
    },
    adds: profileWords.adds,
    placeholders: profileWords.placeholders,
    choices: {
      ...profileWords.choices,
      roles,
      role: roles,
      status: {
        active: 'Active',
        blocked: 'Blocked',
        unverified: 'Unconfirmed',
        invited: 'Invited',
      },
      online: { online: 'Online', unknown: 'Not online', offline: 'Offline' },
    },
    filters: { role: 'Role', online: 'Online' },
    sections: {
      readOnly: 'Read only',
      profile: 'Profile',
      addresses: 'Addresses',
      notes: 'Internal',
      state: 'Account',
      access: 'Roles and language',
      numbers: 'Details',
    },
    tabs: {
      signIns: 'Signing in',
      consents: 'Consents',
      modules: 'Other areas',
    },
    actions: {
      invite: 'Send invitation',
      handInvitation: 'Copy invitation link',
      resetPassword: 'Send a reset link',
      setPassword: 'Set a one-time password',
      endSessions: 'Sign out everywhere',
      endSessionsAll: 'Sign out everywhere',
      impersonate: 'View as this person',
      export: 'Export data',
      merge: 'Merge with another account',
      block: 'Block',
      blockAll: 'Block',
      unblock: 'Unblock',
      unblockAll: 'Unblock',
      erase: 'Delete for good',
    },
    done: {
      invite: 'Invitation created',
      resetPassword: 'The reset email is on its way',
      endSessions: 'The person is signed out everywhere',
      endSessionsAll: 'The selection is signed out everywhere',
      impersonate: 'You now see Kontor as this person',
      export: 'The data was downloaded',
      block: 'Account blocked',
      blockAll: 'Selection blocked',
      unblock: 'Account unblocked',
      unblockAll: 'Selection unblocked',
    },
    confirm: {
      block: 'Block this account? All its sessions end at once.',
      blockAll: 'Block all selected accounts? Their sessions end at once.',
      unblockAll: 'Unblock all selected accounts?',
      endSessions: 'Sign the person out on all devices?',
      endSessionsAll: 'Sign the selection out on all devices?',
      impersonate:
        'View Kontor as this person? Your own session ends, and this is recorded in the history.',
    },
    history,
  },
  newUsers: {
    one: 'User',
    many: 'Users',
    create: 'Add a user',
    empty,
    fields: {
      handle: 'Email address',
      first_name: 'First name',
      last_name: 'Last name',
      company: 'Company',
      roles: 'Roles',
      lang: 'Language',
      notes: 'Notes',
      entry: 'Access',
    },
    hints: {
      handle: 'The person signs in with it.',
      lang: profileWords.hints.lang,
      notes: 'Only visible in the admin centre, never on the website.',
    },
    choices: {
      lang,
      roles,
      entry: {
        invite: 'Invite by email',
        password: 'Set a one-time password',
        later: 'No access yet',
      },
    },
    sections: {
      person: 'Who is it?',
      entry: 'How does the person get in?',
      notes: 'Internal',
      access: 'Roles and language',
    },
  },
}
