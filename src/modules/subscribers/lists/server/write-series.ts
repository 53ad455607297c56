import { sql } from 'kysely'
import type { Db, SubscriberChange } from '../../server/tables.ts'
import { newsletterList } from '../list.ts'
import { listResource } from './list.resource.ts'

type Series = { welcome: string | null; follow_ups: { days: number; template: string }[] }

/** Keeps what everybody gets who confirms a list, and answers the list; `sendings` mails it. */
export async function writeListSeries(
  change: SubscriberChange,
  id: string,
  { version, welcome, follow_ups }: Series & { version: number },
) {
  const list = await listResource.take(change, id, version)
  await change.db
    .updateTable('newsletter_lists')
    .set((eb) => ({
      welcome,
      follow_ups: JSON.stringify(follow_ups),
      version: eb('version', '+', 1),
      updated_at: sql<Date>`clock_timestamp()`,
    }))
    .where('id', '=', id)
    .execute()
  await change.audit({ noun: newsletterList.name, id, action: 'series' })
  return list
}

export async function readList(db: Db, id: string) {
  const [list] = await listResource.read(db, [id])
  return list
}
