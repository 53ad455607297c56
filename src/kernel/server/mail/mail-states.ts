import type { Kysely } from 'kysely'
import type { Change } from '../change.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { DELIVER } from './mail-jobs.ts'
import type { MailRow } from './outgoing-mail.ts'

type Db = Kysely<KernelTables>

/** Pauses before the second to sixth try; after that the mail has failed. */
const PAUSES_SECONDS = [60, 300, 1800, 7200, 28_800]

export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Takes the mail for this worker, at the last moment; false if another one was quicker. */
export async function beginSending(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'sending' })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function keepMail(db: Db, id: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'kept' })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

/** Who learns that it was sent knows better than who had to guess, so 'failed' is corrected too. */
export async function markSent(db: Db, mail: MailRow, answer: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      state: 'sent',
      answer,
      attempts: mail.attempts + 1,
      sent_at: new Date(),
      sealed_key: null,
    })
    .where('id', '=', mail.id)
    .where('state', 'in', ['sending', 'failed'])
    .execute()
}

/** A mail that was refused for good needs its key no more; one that may be tried again keeps it. */
export async function markFailed(
  db: Db,
  mail: MailRow,
  { answer, isForGood }: { answer: string; isForGood: boolean },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      state: 'failed',
      answer,
      attempts: mail.attempts + 1,
      ...(isForGood ? { sealed_key: null } : {}),
    })
    .where('id', '=', mail.id)
    .where('state', 'in', ['queued', 'sending'])
    .execute()
}

/** Its key has run out: nobody could use the link, so it is not sent. */
export async function markExpired(db: Db, id: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'expired', sealed_key: null })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'kept'])
    .execute()
}

/** Back into the queue with a growing pause, or failed after the last one. */
export async function tryLater(
  { db, enqueue }: Change<KernelTables>,
  mail: MailRow,
  answer: string,
): Promise<'queued' | 'failed'> {
  const pause = PAUSES_SECONDS[mail.attempts]
  if (pause === undefined) {
    await markFailed(db, mail, { answer, isForGood: false })
    return 'failed'
  }
  await db
    .updateTable('mails')
    .set({ state: 'queued', answer, attempts: mail.attempts + 1 })
    .where('id', '=', mail.id)
    .where('state', 'in', ['queued', 'sending'])
    .execute()
  await enqueue(DELIVER, { id: mail.id }, { startAfter: new Date(Date.now() + pause * 1000) })
  return 'queued'
}
