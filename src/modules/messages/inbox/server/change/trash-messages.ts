import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { forgetThings } from '#modules/people/server/api.ts'
import type { MessageUnit } from '../../../server/unit-of-work.ts'
import { messageSearch } from '../find/message-search.ts'
import { SENT } from '../thread/link-sender.ts'
import { messageFiles } from '../thread/message-files.ts'
import { tellScreens } from './take-message.ts'

/** Moves messages to the trash; those already there or unknown are left out of the answer. */
export async function trashMessages(
  change: MessageUnit,
  ids: readonly string[],
): Promise<string[]> {
  const found = await setDeleted(change, [...new Set(ids)], new Date())
  tellScreens(change)
  for (const id of found) await change.audit({ noun: 'message', id, action: 'delete' })
  return found
}

export async function restoreMessage(change: MessageUnit, id: string): Promise<void> {
  const [found] = await restoreMessages(change, [id])
  if (!found) throw failures.notFound()
}

/** Brings messages back; those that are not in the trash are left out of the answer. */
export async function restoreMessages(
  change: MessageUnit,
  ids: readonly string[],
): Promise<string[]> {
  const found = await setDeleted(change, [...new Set(ids)], null)
  tellScreens(change)
  for (const id of found) await change.audit({ noun: 'message', id, action: 'restore' })
  return found
}

/** Removes for good what has lain in the trash since before `until`; answers how many. */
export async function purgeTrash(change: MessageUnit, until: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from messages
    where deleted_at < ${until} limit 200 for update skip locked`.execute(change.db)
  return purge(change, rows)
}

/** Removes for good what was kept as long as the settings say. */
export async function purgeOld(change: MessageUnit): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from messages
    where erase_at < now() limit 200 for update skip locked`.execute(change.db)
  return purge(change, rows)
}

/** A sender whom nothing else speaks of goes with the message; who is erased on request goes anyway. */
async function purge(change: MessageUnit, rows: readonly { id: string }[]): Promise<number> {
  const ids = rows.map(({ id }) => id)
  await forgetThings(change, { ...SENT, ids })
  return eraseMessages(change, ids)
}

/** The messages with everything that hangs on them; mails of theirs that have not gone out too. */
export async function eraseMessages(change: MessageUnit, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  await messageFiles.removeOf(change, ids)
  await sql`delete from mails using message_entries e
    where e.mail_id = mails.id and e.message_id = any(${[...ids]}::uuid[])`.execute(change.db)
  const links = ids.map((id) => `messages/inbox/${id}`)
  await sql`delete from notices where link = any(${links}::text[])`.execute(change.db)
  await change.db
    .deleteFrom('messages')
    .where('id', 'in', [...ids])
    .execute()
  for (const id of ids) await change.audit({ noun: 'message', id, action: 'purge' })
  await messageSearch.forget(change.db)
  return ids.length
}

async function setDeleted(
  change: MessageUnit,
  ids: readonly string[],
  to: Date | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with wanted as (select id from messages where id = any(${[...ids]}::uuid[])
      and ${to ? sql`deleted_at is null` : sql`deleted_at is not null`} order by id for update)
    update messages set deleted_at = ${to}, updated_at = clock_timestamp(), version = version + 1
    from wanted where messages.id = wanted.id returning messages.id`.execute(change.db)
  return rows.map(({ id }) => id)
}
