import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { type Mailbox, mailSection } from '#kernel/contract/sections/mail.ts'
import { DkimCard } from '../../dkim/admin/dkim-card.tsx'
import { configSource } from '../pickers.tsx'
import { DefaultMailboxInput } from './mailboxes/default-mailbox-input.tsx'
import { mailboxFields } from './mailboxes/mailbox-fields.ts'
import { MailboxesInput } from './mailboxes/mailboxes-input.tsx'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { mailMessages } from './messages.ts'
import { OutboxCard } from './outbox/outbox-card.tsx'

export const mailSettings = settingsScreen({
  path: 'settings/mail',
  title: { de: de.form.title, en: en.form.title },
  access: admin,
  section: mailSection,
  source: configSource,
  words: wordsOf(mailMessages, 'form'),
  fields: {
    // Secret as a whole: a draft of it on this device would hold a password just typed.
    mailboxes: customField<Mailbox[]>({
      empty: [],
      children: mailboxFields,
      isSecret: true,
      Input: MailboxesInput,
      plain: (mailboxes) => mailboxes.map(({ name, from }) => `${name} <${from}>`).join(', '),
    }),
    DEFAULT_SYSTEM_MAILBOX: customField<string>(
      { empty: '', Input: DefaultMailboxInput },
      { when: ({ mailboxes }) => Array.isArray(mailboxes) && mailboxes.length > 0 },
    ),
  },
  form: {
    main: {
      mailboxes: ['mailboxes', 'DEFAULT_SYSTEM_MAILBOX'],
      dkim: DkimCard,
      outbox: OutboxCard,
    },
  },
})
