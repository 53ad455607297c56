import { sql } from 'kysely'
import { messageFailures } from '../../../errors.ts'
import { staffMembers } from '../../../server/staff.ts'
import { tellPeople } from '../../../server/tell.ts'
import type { Db, MessageRow, MessageUnit } from '../../../server/unit-of-work.ts'
import { teach } from '../../../spam/server/spam-filter.ts'
import type { MessageState } from '../../message-values.ts'
import { forgetSender, linkLate } from '../thread/link-sender.ts'
import { storeChange, takeMessage } from './take-message.ts'

type MessagePatch = {
  read?: boolean
  tags?: readonly string[]
  state?: MessageState
  assigned_to?: string | null
  snoozed_until?: string | null
}

/** Marks, tags, assigns, snoozes, moves: row, history, lessons for the filter and notices together. */
export async function changeMessage(
  change: MessageUnit,
  row: MessageRow,
  patch: MessagePatch,
): Promise<void> {
  const assigned = patch.assigned_to
  if (assigned && assigned !== row.assigned_to) await mustWorkOnMessages(change, assigned)
  const columns = columnsOf(row, patch)
  const isSeen = Object.keys(patch).join() === 'read'
  await storeChange(change, row.id, { ...columns, isSeen })
  await learn(change, row, columns.state)
  const { id } = row
  await change.audit({
    noun: 'message',
    id,
    action: 'update',
    before: valuesOf(row),
    after: valuesOf({ ...row, ...columns }),
  })
  if (assigned && assigned !== row.assigned_to) {
    const told = [assigned].filter((one) => one !== change.scope.user.id)
    await tellPeople(change, row, { kind: 'assigned', userIds: told })
  }
}

type Bulk = { ids: readonly string[]; addTags: readonly string[] } & MessagePatch

/** Several at once; what is gone or in the trash is left out. */
export async function changeMany(
  change: MessageUnit,
  { ids, addTags, ...patch }: Bulk,
): Promise<string[]> {
  const changed: string[] = []
  for (const id of [...new Set(ids)].toSorted()) {
    const isThere = await change.db
      .selectFrom('messages')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!isThere) continue
    const row = await takeMessage(change, id)
    const tags = addTags.length > 0 ? [...row.tags, ...addTags] : undefined
    await changeMessage(change, row, { ...patch, ...(tags && { tags }) })
    changed.push(id)
  }
  return changed
}

/**
 * Reading a new message opens it; whoever moves or snoozes one has read it. What is finished does not
 * come back by itself, and whoever puts off something finished wants it back.
 */
function columnsOf(row: MessageRow, patch: MessagePatch) {
  const isRead = patch.read ?? (patch.state || patch.snoozed_until ? true : row.is_read)
  const isOpened = (isRead && row.state === 'new') || (patch.snoozed_until && row.state === 'done')
  const state = patch.state ?? (isOpened ? 'open' : row.state)
  const isOver = state === 'done' || state === 'spam'
  const until = patch.snoozed_until === undefined ? row.snoozed_until : day(patch.snoozed_until)
  return {
    is_read: isRead,
    state,
    tags: patch.tags ? tidyTags(patch.tags) : row.tags,
    assigned_to: patch.assigned_to === undefined ? row.assigned_to : patch.assigned_to,
    snoozed_until: isOver ? null : until,
  }
}

function day(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment)
}

/** Each once, however it is written. */
function tidyTags(tags: readonly string[]): string[] {
  const byKey = new Map(tags.map((tag) => [tag.trim().toLowerCase(), tag.trim()]))
  return [...byKey.values()].filter(Boolean).slice(0, 50)
}

async function learn(change: MessageUnit, row: MessageRow, state: MessageState): Promise<void> {
  if (state === row.state) return
  if (state === 'spam') {
    await teach(change, row, 'spam')
    await forgetSender(change, row.id)
  } else if (row.state === 'spam') {
    await teach(change, row, 'ham')
    await linkLate(change, row)
  }
}

async function mustWorkOnMessages(change: MessageUnit, id: string): Promise<void> {
  const known = await staffMembers(change)
  if (!known.some((one) => one.id === id)) throw messageFailures.unknownPerson()
}

function valuesOf(row: MessageRow) {
  const { state, is_read: read, tags, assigned_to, snoozed_until } = row
  return { state, read, tags, assigned_to, snoozed_until }
}

/** Every tag in use. */
export async function findTags({ db }: { db: Db }): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`select distinct unnest(tags) as tag
    from (select tags from messages where deleted_at is null and tags <> '{}' limit 5000) m
    order by 1 limit 500`.execute(db)
  return rows.map(({ tag }) => tag)
}
