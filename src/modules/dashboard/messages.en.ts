import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Dashboard',
  welcome: 'Welcome',
  website: 'View website',
  empty: {
    title: 'Your dashboard will appear here',
    text: 'Once modules you may see are switched on, they show the essentials here.',
  },
  setup: {
    title: 'Setup',
    text: '{{open}} of {{total}} steps left, then everything is ready.',
    progress: '{{done}} of {{total}} done',
    done: 'done',
    open: 'open',
    steps: {
      password: 'Change the one-time password',
      passwordText: 'The password from the first start only works for the first sign-in.',
      business: 'Introduce your business',
      businessText: 'Name, address and email appear in the footer and in the imprint.',
      mailbox: 'Set up a mailbox',
      mailboxText: 'So that Kontor can send emails. Until then they are kept.',
      backup: 'Make the first backup',
      backupText:
        'Everything in one encrypted file; after that it happens automatically every night.',
    },
  },
  system: {
    title: 'System',
    state: 'System health',
    stateText: 'Disk space, database, memory, version',
    database: 'Database',
    databaseOk: 'running',
    databaseBad: 'does not answer',
    version: 'Version',
    uptime: 'Running since',
    disk: 'Disk space',
    memory: 'Memory',
    backup: 'Last backup',
    noBackup: 'none yet',
  },
  activity: {
    title: 'Recent changes',
    empty: 'As soon as someone adds or changes something, it appears here.',
    line: '{{name}} {{action}} {{noun}}',
    actions: {
      create: 'added',
      update: 'changed',
      delete: 'deleted',
      restore: 'restored',
      publish: 'published',
      other: 'edited',
    },
    others_one: 'and one more',
    others_other: 'and {{count}} more',
    noun: 'an entry ({{noun}})',
  },
}
