import { useQuery, useQueryClient } from '@tanstack/react-query'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { stepSending } from '../sending.calls.ts'
import { type NewsletterSending, newsletterSending } from '../sending.ts'
import { countOf, type SendingState, type Step, type Subject, totalOf } from '../sending-values.ts'

/** The name of the collection whose screen this is part of. */
export const COLLECTION = 'newsletter-sendings'

const EVERY_MS = 2000
const MOVING: readonly SendingState[] = ['scheduled', 'preparing', 'running']

/** How a sending stands now: told by the server at every step, and asked for while mails go out. */
export function useSending(item: NewsletterSending): NewsletterSending {
  const client = useQueryClient()
  const { _id: id, state: shown } = item
  const { data } = useQuery({
    queryKey: ['newsletter-sendings', id],
    queryFn: async () => {
      const { items } = await newsletterCall(newsletterSending.calls.read, { params: { id } })
      const now = items[0] ?? item
      // The head of the screen and its form show the same state.
      if (now.state !== shown) client.setQueryData(['collection', COLLECTION, 'item', id], now)
      return now
    },
    initialData: item,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? EVERY_MS : false),
  })
  return data.version >= item.version ? data : item
}

/** Of one that was stopped, the last mails may still be on their way. */
function isMoving({ state, counts }: NewsletterSending): boolean {
  return MOVING.includes(state) || countOf(counts, 'claimed', 'sending') > 0
}

const DONE = {
  prepare: 'settled',
  start: 'started',
  schedule: 'planned',
  pause: 'paused',
  resume: 'resumed',
  cancel: 'cancelled',
  resend_failed: 'again',
  settle_uncertain: 'settled',
  choose_winner: 'chosen',
} as const satisfies Record<Step, string>

/** Takes steps for whoever may, and reads the screen anew afterwards, also when it was refused. */
export function useSteps({ item, reload }: ItemProps<NewsletterSending>) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const mayStep = useCan()(staff('sendings', 'publish'))
  const take = async (step: Step, more: { resend?: boolean; winner?: Subject } = {}) => {
    const params = { id: item._id, step }
    const body = { version: item.version, ...more }
    const isDraftAgain = step === 'cancel' && totalOf(item.counts) === 0
    const done = t(isDraftAgain ? 'send.drafted' : `send.${DONE[step]}`)
    await attempt(() => newsletterCall(stepSending, { params, body }), done)
    await reload()
    await client.invalidateQueries({ queryKey: ['newsletter-sendings'] })
  }
  return { take, isBusy, mayStep }
}
