import { errorCatalogue, failures } from '../app-error.ts'
import type { Change } from '../change.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { MailRow } from './letter.ts'
import { DELIVER } from './mail-jobs.ts'

export const mailFailures = errorCatalogue({
  notRepeatable: {
    status: 409,
    code: 'mail-sent',
    de: 'Diese Nachricht ist schon gesendet oder wird gerade gesendet.',
    en: 'This message has been sent already or is being sent right now.',
  },
})

/** A person decides to try again, also where it is unknown whether the mail arrived. */
export async function retryMail(change: Change<KernelTables>, id: string): Promise<MailRow> {
  const before = await change.db
    .selectFrom('mails')
    .select(['id', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw failures.notFound()
  if (before.state === 'sent' || before.state === 'sending') throw mailFailures.notRepeatable()
  const mail = await change.db
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0, answer: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await change.enqueue(DELIVER, { id })
  await change.audit({
    noun: 'mail',
    id,
    action: 'retry',
    before: { state: before.state },
    after: { state: mail.state },
  })
  return mail
}
