import { call } from '#kernel/client/call.ts'
import { listOutbox, type MailSummary } from '#kernel/contract/mail-outbox.ts'

/** Everything that shows mails is read anew when one of them changes. */
export const OUTBOX_KEY = ['outbox'] as const

/** The newest mails, for the card on the settings screen. */
export const newestMails = {
  queryKey: [...OUTBOX_KEY, 'newest'],
  queryFn: () => call(listOutbox, { query: { limit: 5 } }),
}

/** How many mails wait for a mailbox. */
export const keptMails = {
  queryKey: [...OUTBOX_KEY, 'kept'],
  queryFn: async () => {
    const { numItems } = await call(listOutbox, { query: { limit: 1, state: 'kept' } })
    return numItems
  },
}

type RetryFacts = Pick<MailSummary, 'state' | 'is_link_gone'>

/** A mail that went out, is going out or has lost its link cannot be sent again from here. */
export function mayRetry({ state, is_link_gone }: RetryFacts): boolean {
  if (is_link_gone) return false
  return state === 'failed' || state === 'kept' || state === 'queued'
}
