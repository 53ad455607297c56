import { type Kysely, sql } from 'kysely'
import type { NoticeType } from '../contract.ts'
import type { NotificationTables } from './tables.ts'

type Db = Kysely<NotificationTables>

/** Whose notices, and which topics they may read now. */
export type Owner = { userId: string; topics: readonly string[] }

type Filter = {
  isUnreadOnly: boolean
  topic?: string | undefined
  type?: NoticeType | undefined
  cursor?: string | undefined
  limit: number
}

/** Ids are time-ordered, so the newest notice has the greatest id. */
export function findNotices(db: Db, owner: Owner, filter: Filter) {
  const { cursor = '', limit } = filter
  return own(db, owner, filter)
    .selectAll()
    .$if(cursor !== '', (query) => query.where('id', '<', cursor))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number]

export async function countNotices(db: Db, owner: Owner, filter: Omit<Filter, 'limit'>) {
  const { count } = await own(db, owner, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function countUnread(db: Db, owner: Owner): Promise<number> {
  return countNotices(db, owner, { isUnreadOnly: true })
}

/** Answers how many were marked. */
export async function markRead(
  db: Db,
  owner: Owner,
  ids: readonly string[] | undefined,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ read_at: new Date() })
    .where('user_id', '=', owner.userId)
    .where('topic', '=', anyOf(owner.topics))
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function markUnread(db: Db, owner: Owner, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ read_at: null })
    .where('user_id', '=', owner.userId)
    .where('topic', '=', anyOf(owner.topics))
    .where('id', 'in', ids)
    .where('read_at', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What was only meant for a mail is not listed, nor what may not be read any more. */
function own(
  db: Db,
  { userId, topics }: Owner,
  { isUnreadOnly, topic, type }: Omit<Filter, 'limit'>,
) {
  return db
    .selectFrom('notices')
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .where('topic', '=', anyOf(topics))
    .$if(isUnreadOnly, (query) => query.where('read_at', 'is', null))
    .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? ''))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'notification'))
}

/** A list of any length stays one statement. */
function anyOf(topics: readonly string[]) {
  return sql<string>`any(${[...topics]}::text[])`
}
