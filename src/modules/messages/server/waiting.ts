import { type RawBuilder, sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { namedRows } from '#kernel/server/manifest/named-things.ts'
import type { Topic } from '#kernel/server/manifest/topic.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import type { MessageTables } from './tables.ts'

const view = staff('messages', 'view')
const label = { de: 'Nachrichten', en: 'Messages' }
const link = (id: string) => `messages/inbox/${id}`

export const topic: Topic = {
  name: 'message',
  label,
  access: view,
  mail: 'now',
  namesPeople: true,
}

type Found = { id: string; subject: string; name: string; at: Date; assigned_to: string | null }

/** Messages the reader answers, and those nobody has taken yet; the own ones first. */
export const waiting = waitingOf<MessageTables>({
  name: 'messages',
  label,
  access: view,
  path: 'messages/inbox',
  find: async ({ db, user }, limit) => {
    const { rows } = await sql<Found>`
      (${openMessages(sql`assigned_to = ${user.id}`, limit)})
      union all (${openMessages(sql`assigned_to is null`, limit)})
      order by assigned_to nulls last, at limit ${limit}`.execute(db)
    return rows.map(({ id, subject, name, at, assigned_to }) => ({
      label: [name, subject].filter(Boolean).join(': '),
      path: link(id),
      at,
      who: assigned_to === null ? null : { id: user.id, name: user.name },
    }))
  },
})

/** Read from the index `messages_waiting`, which holds exactly these, no further than the limit. */
function openMessages(whose: RawBuilder<unknown>, limit: number) {
  return sql`select id, subject, name, received_at as at, assigned_to from messages
    where deleted_at is null and state in ('new', 'open') and ${whose}
      and (snoozed_until is null or snoozed_until <= now())
    order by assigned_to, received_at limit ${limit}`
}

export const named = {
  message: namedRows<MessageTables>({ table: 'messages', label: 'subject', link }),
}
