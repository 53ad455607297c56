import { IconInbox, IconPencil } from '@tabler/icons-react'
import { admin, staff } from '#kernel/access/rules.ts'
import type { AdminModule, Screen } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { INBOX, SETTINGS } from './paths.ts'

const WRITE = `${INBOX}?write=1`

const view = staff('messages', 'view')
const create = staff('messages', 'create')
const label = { de: de.title, en: en.title }
const write = { de: de.command.write, en: en.command.write }

export const messagesAdmin: AdminModule = {
  name: 'messages',
  label,
  help: 'messages',
  nav: [{ path: INBOX, label, icon: IconInbox, access: view, group: 'contacts' }],
  screens: [
    inbox(INBOX),
    inbox(`${INBOX}/:id`),
    {
      path: SETTINGS,
      title: label,
      access: admin,
      lazy: async () => (await import('./message-settings.ts')).messageSettings.lazy(),
    },
  ],
  widgets: [
    {
      name: 'messages',
      access: view,
      place: 'main',
      lazy: async () => ({
        Component: (await import('./widget/messages-widget.tsx')).MessagesWidget,
      }),
    },
  ],
  settings: [
    {
      path: SETTINGS,
      label,
      text: { de: de.settingsEntry, en: en.settingsEntry },
      icon: IconInbox,
      access: admin,
    },
  ],
  commands: [
    {
      name: 'write-message',
      label: write,
      icon: IconPencil,
      access: create,
      path: WRITE,
      keywords: 'mail brief schreiben write',
    },
    {
      name: 'inbox',
      label: { de: de.command.inbox, en: en.command.inbox },
      icon: IconInbox,
      access: view,
      path: INBOX,
      keywords: 'nachrichten messages posteingang',
    },
  ],
  overlay: [
    {
      name: 'message',
      label: write,
      icon: IconPencil,
      access: create,
      open: async ({ go }) => go(WRITE),
    },
  ],
  search: [
    {
      label,
      access: view,
      find: async (query) => (await import('./find-messages.ts')).findHits(query),
    },
  ],
  nouns: {
    message: { de: 'eine Nachricht', en: 'a message' },
    'message-block': { de: 'einen gesperrten Absender', en: 'a blocked sender' },
  },
}

/** Both addresses are the same screen: the list stays while messages are opened. */
function inbox(path: string): Screen {
  return {
    path,
    title: label,
    access: view,
    lazy: async () => ({
      Component: (await import('../inbox/admin/inbox-screen.tsx')).InboxScreen,
    }),
  }
}
