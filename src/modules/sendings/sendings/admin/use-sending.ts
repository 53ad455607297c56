import { useQuery, useQueryClient } from '@tanstack/react-query'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../admin/messages.ts'
import { stepSending } from '../sending.calls.ts'
import { type NewsletterSending, newsletterSending } from '../sending.ts'
import type { SendingState, Step } from '../sending-values.ts'

/** The name of the collection whose screen this is part of. */
export const COLLECTION = 'newsletter-sendings'

const EVERY_MS = 2000
const MOVING: readonly SendingState[] = ['scheduled', 'preparing', 'running', 'paused']

/** How a sending stands now: told by the server at every step, and asked for while mails go out. */
export function useSending(item: NewsletterSending): NewsletterSending {
  const client = useQueryClient()
  const { _id: id, state: shown } = item
  const { data } = useQuery({
    queryKey: ['newsletter-sendings', id],
    queryFn: async () => {
      const { items } = await call(newsletterSending.calls.read, { params: { id } })
      const now = items[0] ?? item
      // The head of the screen and its form show the same state.
      if (now.state !== shown) client.setQueryData(['collection', COLLECTION, 'item', id], now)
      return now
    },
    initialData: item,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && MOVING.includes(state.data.state) ? EVERY_MS : false,
  })
  return data.version >= item.version ? data : item
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
} as const satisfies Record<Step, string>

/** Takes steps for whoever may, and reads the screen anew afterwards, also when it was refused. */
export function useSteps({ item, reload }: ItemProps<NewsletterSending>) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const mayStep = useCan()(staff('sendings', 'publish'))
  const take = async (step: Step, more: { resend?: boolean } = {}) => {
    const params = { id: item._id, step }
    const body = { version: item.version, ...more }
    await attempt(() => call(stepSending, { params, body }), t(`send.${DONE[step]}`))
    await reload()
    await client.invalidateQueries({ queryKey: ['newsletter-sendings'] })
  }
  return { take, isBusy, mayStep }
}
