import { routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract.ts'
import { countNotices, findNotices, markRead, type NoticeRow } from './queries.ts'
import type { NoticeTables } from './tables.ts'

const on = routesOf<NoticeTables>()

export const routes = [
  on(contract.listNotices, async ({ db, user }, { query }) => {
    const { limit, cursor } = query
    const isUnreadOnly = query.unread === '1'
    // One more than asked tells whether there is a next page.
    const rows = await findNotices(db, user.id, { isUnreadOnly, cursor, limit: limit + 1 })
    const { total, unread } = await countNotices(db, user.id)
    const shown = rows.slice(0, limit)
    return {
      items: shown.map(toNotice),
      numItems: isUnreadOnly ? unread : total,
      numUnread: unread,
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    }
  }),
  on(contract.markNoticesRead, async ({ db, user }, { body }) => {
    await markRead(db, user.id, body.ids)
    return { numUnread: (await countNotices(db, user.id)).unread }
  }),
]

function toNotice(row: NoticeRow): contract.Notice {
  return {
    _id: row.id,
    kind: row.kind,
    title: row.title,
    link: row.link,
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  }
}
