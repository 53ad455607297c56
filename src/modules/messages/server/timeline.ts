import { staff } from '#kernel/access/rules.ts'
import { timelineOf } from '#kernel/server/people/timeline.ts'
import type { MessageTables } from './tables.ts'

/** What somebody wrote to the house, by their account or confirmed to be theirs. */
export const timeline = timelineOf<MessageTables>({
  access: staff('messages', 'view'),
  find: async ({ db }, { account, linked }, { before, limit }) => {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'subject', 'received_at'])
      .where((eb) =>
        eb.or([
          ...(account ? [eb('account_id', '=', account)] : []),
          ...(linked.length > 0 ? [eb('id', 'in', [...linked])] : []),
        ]),
      )
      .where('deleted_at', 'is', null)
      .where('state', '<>', 'spam')
      .where('received_at', '<', before)
      .orderBy('received_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, subject, received_at }) => ({
      at: received_at,
      kind: 'message',
      label: { de: `Nachricht: ${subject}`, en: `Message: ${subject}` },
      path: `messages/inbox/${id}`,
    }))
  },
})
