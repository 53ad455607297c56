import type { Kysely } from 'kysely'
import type { NoticeTables } from './tables.ts'

type Db = Kysely<NoticeTables>
type Filter = { isUnreadOnly: boolean; cursor: string | undefined; limit: number }

/** Ids are time-ordered, so the newest notice has the greatest id. */
export function findNotices(db: Db, userId: string, { isUnreadOnly, cursor, limit }: Filter) {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(isUnreadOnly, (query) => query.where('read_at', 'is', null))
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number]

export async function countNotices(db: Db, userId: string) {
  const { total, unread } = await db
    .selectFrom('notices')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { total, unread }
}

export async function markRead(db: Db, userId: string, ids: readonly string[] | undefined) {
  await db
    .updateTable('notices')
    .set({ read_at: new Date() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute()
}
