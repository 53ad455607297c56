import { errorCatalogue, failures } from '../app-error.ts'
import type { Change } from '../change.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { MailRow } from './letter.ts'
import { DELIVER } from './mail-jobs.ts'
import { isAlive } from './mail-key.ts'

const mailFailures = errorCatalogue({
  notRepeatable: {
    status: 409,
    code: 'mail-sent',
    de: 'Diese Nachricht ist schon gesendet oder wird gerade gesendet.',
    en: 'This message has been sent already or is being sent right now.',
  },
  linkGone: {
    status: 409,
    code: 'mail-expired',
    de: 'Der Link in dieser Nachricht gilt nicht mehr, deshalb wird sie nicht mehr verschickt. Bitte lösen Sie eine neue aus, zum Beispiel eine neue Einladung oder ein neues Passwort.',
    en: 'The link in this message is no longer good, so it is not sent any more. Please cause a new one, for example a new invitation or a new password.',
  },
})

/** A person decides to try again, also where it is unknown whether the mail arrived. */
export async function retryMail(change: Change<KernelTables>, id: string): Promise<MailRow> {
  const before = await change.db
    .selectFrom('mails')
    .select(['id', 'state', 'sealed_key', 'key_expires_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw failures.notFound()
  if (before.state === 'sent' || before.state === 'sending') throw mailFailures.notRepeatable()
  if (!isAlive(before)) throw mailFailures.linkGone()
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
