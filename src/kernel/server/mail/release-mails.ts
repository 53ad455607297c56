import type { Change } from '../change.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { DELIVER } from './mail-jobs.ts'

const AT_ONCE = 500

/**
 * Sends what was kept while no mailbox existed, oldest first, at most 500 mails. Never done by
 * itself: links in old mails may mean nothing any more, so a person decides.
 */
export async function releaseKeptMails<Tables>(change: Change<Tables>): Promise<number> {
  const { db, enqueue } = change as unknown as Change<KernelTables>
  const kept = db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'kept')
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
  const released = await db
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0, answer: null })
    .where('id', 'in', kept)
    .returning('id')
    .execute()
  for (const { id } of released) await enqueue(DELIVER, { id })
  return released.length
}
