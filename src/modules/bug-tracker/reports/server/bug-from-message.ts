import { staff } from '#kernel/access/rules.ts'
import { Email } from '#kernel/contract/fields.ts'
import { messageActionOf } from '#kernel/server/message-actions.ts'
import { createBug } from '../../bugs/server/change/create-bug.ts'
import type { BugTables } from '../../server/tables.ts'

/** What a customer complained about becomes a bug with the customer as its reporter. */
export const bugFromMessage = messageActionOf<BugTables>({
  name: 'bug',
  label: { de: 'Als Fehler anlegen', en: 'Create a bug' },
  access: staff('bug-tracker', 'create'),
  run: async (change, { subject, text, name, email }) => {
    const mail = Email.safeParse(email)
    const { id, number } = await createBug(change, {
      title: subject.slice(0, 200),
      body: text.slice(0, 10_000),
      reporterName: name.slice(0, 120),
      reporterMail: mail.success ? mail.data : null,
    })
    return { path: `bugtracker/edit/${id}`, label: `#${number} ${subject}` }
  },
})
