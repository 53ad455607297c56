import { admin } from '#kernel/access/rules.ts'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { listen } from '#kernel/server/jobs/job.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { mailInTrouble, type Trouble } from '#kernel/server/mail-in/fetch-folder.ts'
import type { Topic } from '#kernel/server/manifest/topic.ts'
import { tellAdmins } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { messages } from '../messages.ts'

export const mailboxTopic: Topic = {
  name: 'mailbox',
  label: { de: 'Postfächer', en: 'Mailboxes' },
  access: admin,
}

type Told = { mailbox: string; kind: Trouble; count: number }

/** A mailbox that cannot be fetched, or in which something stays: administrators hear of it. */
export const onMailboxTrouble = listen<AuthTables, Told>(mailInTrouble, {
  name: 'config.mailbox-trouble',
  run: async (scope, { mailbox, kind, count }) => {
    const { mailboxes } = scope.config.get(mailSection)
    const name = mailboxes.find(({ uuid }) => uuid === mailbox)?.name
    if (name === undefined) return
    await scope.change((change) =>
      tellAdmins(change, {
        kind: `mailbox.${kind}`,
        link: 'settings/mail',
        title: (lang) => oneLine(translator(messages, lang)(`trouble.${kind}`, { name, count })),
      }),
    )
  },
})
