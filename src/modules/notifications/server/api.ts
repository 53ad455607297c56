import { uuidv7 } from 'uuidv7'
import type { Change } from '#kernel/server/change.ts'
import type { NoticeTables } from './tables.ts'

type NewNotice = {
  userIds: readonly string[]
  /** What it is about: 'bug.assigned'. */
  kind: string
  /** One finished sentence. */
  title: string
  /** A path below the admin base. */
  link: string
}

/**
 * Tells people something that stays until they have read it; becomes real with the change.
 * The caller's tables include `NoticeTables` (the kernel's tables do).
 * @example await notify(change, { userIds: [bug.developer], kind: 'bug.assigned', title, link })
 */
export async function notify(change: Change<NoticeTables>, notice: NewNotice): Promise<void> {
  const { userIds, kind, title, link } = notice
  const rows = [...new Set(userIds)].map((user_id) => ({
    id: uuidv7(),
    user_id,
    kind,
    title,
    link,
    read_at: null,
  }))
  if (rows.length === 0) return
  await change.db.insertInto('notices').values(rows).execute()
}
