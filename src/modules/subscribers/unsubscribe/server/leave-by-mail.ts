import { inboundOf } from '#kernel/server/mail-in/inbound.ts'
import { leavingToken } from '../../server/mail-to-list.ts'
import type { SubscriberTables } from '../../server/tables.ts'
import { leave, placeOf } from './leave.ts'

/**
 * The second way out of every newsletter: a mail whose subject carries the token. The token is the proof,
 * so it does not matter who sends it; mail providers send it by themselves.
 */
export const leavings = inboundOf<SubscriberTables>()({
  name: 'subscribers.leave',
  outlastsModule: true,
  // What comes back undelivered may quote such a subject, and says nothing.
  claims: ({ subject, automatic }) => (automatic === 'bounce' ? undefined : leavingToken(subject)),
  keep: async () => undefined,
  take: async (change, { claim: token }) => {
    const place = await placeOf(change.db, token)
    if (!place) return
    const { subscriber, list } = place
    await leave(change, { subscriber, lists: [list], by: 'mail', isMailed: true })
  },
})
