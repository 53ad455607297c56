import { anyStaff } from '#kernel/access/rules.ts'
import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract.ts'
import { readableTopics } from '../settings/server/settings-routes.ts'
import {
  countNotices,
  countUnread,
  findNotices,
  markRead,
  markUnread,
  type NoticeRow,
  type Owner,
} from './queries.ts'
import type { NotificationTables } from './tables.ts'

const on = routesOf<NotificationTables>()

export const routes = [
  on(contract.listNotices, async (context, { query }) => {
    const { db } = context
    const { limit, cursor, topic, type } = query
    const filter = { isUnreadOnly: query.unread === '1', topic, type }
    const owner = ownerOf(context)
    // One more than asked tells whether there is a next page.
    const rows = await findNotices(db, owner, { ...filter, cursor, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    return {
      items: shown.map(toNotice),
      numItems: await countNotices(db, owner, filter),
      numUnread: await countUnread(db, owner),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    }
  }),
  on(contract.markNoticesRead, (context, { body }) =>
    mark(context, (db, owner) => markRead(db, owner, body.ids)),
  ),
  on(contract.markNoticesUnread, (context, { body }) =>
    mark(context, (db, owner) => markUnread(db, owner, body.ids)),
  ),
]

type Marking = (db: Context<NotificationTables>['db'], owner: Owner) => Promise<number>

/** The person's other browsers hear of it. */
async function mark(context: Context<NotificationTables>, marking: Marking) {
  const owner = ownerOf(context)
  await context.change(async (change) => {
    const marked = await marking(change.db, owner)
    if (marked > 0) change.broadcast('notices', { access: anyStaff, userIds: [owner.userId] })
  })
  return { numUnread: await countUnread(context.db, owner) }
}

function ownerOf(context: Context<NotificationTables>): Owner {
  return { userId: context.user.id, topics: readableTopics(context).map(({ name }) => name) }
}

function toNotice(row: NoticeRow): contract.Notice {
  return {
    _id: row.id,
    kind: row.kind,
    topic: row.topic,
    type: row.type,
    title: row.title,
    link: row.link,
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  }
}
