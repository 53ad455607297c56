import { staff } from '#kernel/access/rules.ts'
import { timelineOf } from '#kernel/server/people/timeline.ts'
import type { SubscriberTables } from '../../server/tables.ts'
import type { SubscriptionState } from '../subscriber-values.ts'

const WORDS: Readonly<Record<SubscriptionState, { de: string; en: string }>> = {
  confirmed: { de: 'Newsletter abonniert', en: 'Subscribed to the newsletter' },
  paused: { de: 'Newsletter pausiert', en: 'Paused the newsletter' },
  pending: { de: 'Newsletter angefragt', en: 'Asked for the newsletter' },
  suppressed: { de: 'Newsletter nicht zustellbar', en: 'Newsletter not deliverable' },
  unsubscribed: { de: 'Newsletter abbestellt', en: 'Unsubscribed from the newsletter' },
}

/** Since when somebody has a list, or has left it. */
export const timeline = timelineOf<SubscriberTables>({
  access: staff('subscribers', 'view'),
  find: async ({ db }, { linked }, { before, limit }) => {
    if (linked.length === 0) return []
    const rows = await db
      .selectFrom('newsletter_subscriptions')
      .innerJoin('newsletter_lists', 'newsletter_lists.id', 'list_id')
      .select(['subscriber_id', 'state', 'since', 'name'])
      .where('subscriber_id', 'in', [...linked])
      .where('since', '<', before)
      .orderBy('since', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ subscriber_id, state, since, name }) => ({
      at: since,
      kind: 'newsletter',
      label: { de: `${WORDS[state].de}: ${name}`, en: `${WORDS[state].en}: ${name}` },
      path: `newsletter/subscriber/edit/${subscriber_id}`,
    }))
  },
})
