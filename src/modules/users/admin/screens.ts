import { IconUserCircle, IconUserPlus, IconUserShield, IconUsers } from '@tabler/icons-react'
import { admin, anyStaff, staff } from '#kernel/access/rules.ts'
import type { AdminModule, Screen } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { ACCOUNT, ADD, BROWSE, EDIT, SETTINGS } from './paths.ts'

const view = staff('users', 'view')
const create = staff('users', 'create')

const label = { de: de.title, en: en.title }
const add = { de: de.command.add, en: en.command.add }
const account = { de: de.command.account, en: en.command.account }
const settings = { de: de.settings.title, en: en.settings.title }

export const usersAdmin: AdminModule = {
  name: 'users',
  label,
  help: 'users',
  nav: [{ path: BROWSE, label, icon: IconUsers, access: view, group: 'contacts' }],
  screens: [
    screen({ path: BROWSE, title: label, access: view }, async () => (await people()).BrowseUsers),
    screen({ path: ADD, title: add, access: create }, async () => (await people()).AddUser),
    screen({ path: EDIT, title: label, access: view }, async () => (await people()).EditUser),
    screen(
      { path: ACCOUNT, title: account, access: anyStaff, help: 'account' },
      async () => (await import('../account/admin/account-screen.tsx')).AccountScreen,
    ),
    {
      path: SETTINGS,
      title: settings,
      access: admin,
      lazy: async () => (await import('./auth-settings.ts')).authSettings.lazy(),
    },
  ],
  settings: [
    {
      path: SETTINGS,
      label: settings,
      text: { de: de.settings.text, en: en.settings.text },
      icon: IconUserShield,
      access: admin,
    },
  ],
  commands: [
    {
      name: 'add-user',
      label: add,
      icon: IconUserPlus,
      access: create,
      path: ADD,
      keywords: 'person kunde mitarbeiter einladen konto invite customer account',
    },
    {
      name: 'account',
      label: account,
      icon: IconUserCircle,
      access: anyStaff,
      path: ACCOUNT,
      keywords: 'profil passwort passkey sitzung profile password session',
    },
  ],
  search: [
    {
      label,
      access: view,
      find: async (query) => (await import('./find-users.ts')).findUserHits(query),
    },
  ],
  nouns: { user: { de: 'ein Konto', en: 'an account' } },
}

type Load = () => Promise<Awaited<ReturnType<Screen['lazy']>>['Component']>

function people() {
  return import('../people/admin/user-screens.tsx')
}

function screen(place: Omit<Screen, 'lazy'>, load: Load): Screen {
  return { ...place, lazy: async () => ({ Component: await load() }) }
}
