import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { failures } from '#kernel/server/app-error.ts'
import { messageSection } from '../../../config.ts'
import { messageFailures } from '../../../errors.ts'
import type { MessageRow, MessageUnit } from '../../../server/unit-of-work.ts'

/** The message for writing: it exists, is not in the trash, and nobody else changes it meanwhile. */
export async function takeMessage(
  change: MessageUnit,
  id: string,
  version?: number,
): Promise<MessageRow> {
  const row = await change.db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw failures.notFound()
  if (row.deleted_at) throw messageFailures.inTrash()
  if (version !== undefined && row.version !== version) throw failures.stale()
  return row
}

type Columns = Partial<
  Pick<MessageRow, 'state' | 'is_read' | 'tags' | 'assigned_to' | 'snoozed_until' | 'erase_at'>
>

/** `isSeen`: it was only looked at, which is no reason to refuse what somebody decides meanwhile. */
export async function storeChange(
  change: MessageUnit,
  id: string,
  { isSeen = false, ...columns }: Columns & { isSeen?: boolean },
): Promise<void> {
  await change.db
    .updateTable('messages')
    .set({
      ...columns,
      updated_at: sql<Date>`clock_timestamp()`,
      version: sql<number>`version + ${isSeen ? 0 : 1}`,
    })
    .where('id', '=', id)
    .execute()
  tellScreens(change)
}

/** Open inboxes show it a moment later. */
export function tellScreens(change: MessageUnit): void {
  change.broadcast('messages', { access: staff('messages', 'view') })
}

const DAY = 24 * 60 * 60 * 1000

/** When a message is erased, counted from its last word; null: never. */
export function eraseAt({ scope }: MessageUnit, last = new Date()): Date | null {
  const days = scope.config.get(messageSection).retention_days
  return days === 0 ? null : new Date(last.getTime() + days * DAY)
}
