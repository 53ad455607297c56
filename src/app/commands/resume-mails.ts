import type { Kysely } from 'kysely'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { DELIVER } from '#kernel/server/mail/mail-jobs.ts'
import type { Settings } from '#kernel/server/settings.ts'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import { onTarget } from './with-database.ts'
import { withKontor } from './with-kontor.ts'

/**
 * Gives mails that were under way their delivery job back, which did not come with the export. The
 * job decides by the state: what was being sent is marked as uncertain, not sent again.
 */
export async function resumeMails(settings: Settings, target: DatabaseTarget): Promise<number> {
  const waiting = await onTarget(target, findWaiting)
  // Putting Kontor together makes a secret where there is none; that of the old place may yet come.
  if (waiting.length === 0) return 0
  await withKontor(settings, target, async ({ scope }) => {
    await scope.change(async ({ enqueue }) => {
      for (const { id } of waiting) await enqueue(DELIVER, { id }, { key: id })
    })
  })
  return waiting.length
}

async function findWaiting(db: Kysely<KernelTables>): Promise<{ id: string }[]> {
  return await db
    .selectFrom('mails')
    .select('id')
    .where('state', 'in', ['queued', 'sending'])
    .orderBy('id')
    .execute()
}
