import { Select, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { GrowingSection } from '#kernel/admin/growing-section.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import type { Translate } from '#kernel/i18n/messages.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { Line } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { ReplayButton } from '../../replay/admin/replay-button.tsx'
import { listRecipients, type Recipient } from '../sending.calls.ts'
import type { NewsletterSending } from '../sending.ts'
import { RECIPIENT_STATES, type RecipientState, totalOf } from '../sending-values.ts'
import { useSending } from './use-sending.ts'

const SHOWN = 20

/** Who it goes to and what became of it, by state. */
export function RecipientsSection({ item }: ItemProps<NewsletterSending>) {
  const t = useMessages(adminMessages)
  const mayLook = useCan()(staff('subscribers', 'view'))
  const [state, setState] = useState<RecipientState>()
  const isThere = totalOf(useSending(item).counts) > 0
  const found = useRecipients(item._id, state, mayLook && isThere)
  if (!mayLook) return <Text c="dimmed">{t('list.noRight')}</Text>
  if (!isThere) return <Text c="dimmed">{t('list.later')}</Text>
  return (
    <Stack gap="sm">
      <Select
        label={t('list.filter')}
        data={[
          { value: '', label: t('list.everybody') },
          ...RECIPIENT_STATES.map((value) => ({ value, label: t(`recipients.${value}`) })),
        ]}
        value={state ?? ''}
        allowDeselect={false}
        onChange={(value) => setState(RECIPIENT_STATES.find((known) => known === value))}
      />
      <GrowingSection query={found} words={{ empty: t('list.nobody'), more: t('list.more') }}>
        {(row) => <RecipientLine key={row.subscriber} row={row} sending={item._id} />}
      </GrowingSection>
    </Stack>
  )
}

function useRecipients(id: string, state: RecipientState | undefined, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: ['newsletter-sendings', id, 'recipients', state],
    queryFn: ({ pageParam }) =>
      newsletterCall(listRecipients, {
        params: { id },
        query: { limit: SHOWN, ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled,
  })
}

function RecipientLine({ row, sending }: { row: Recipient; sending: string }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const words = [
    t(`recipients.${row.state}`),
    reasonWords(t, row.reason),
    row.sent_at && t('list.sent', { moment: formatMoment(row.sent_at, lang) }),
    row.answer,
  ]
  const { subscriber, email } = row
  return (
    <Line name={email || t('list.erased')} note={words.filter(Boolean).join(' · ')}>
      {email && <ReplayButton {...{ sending, subscriber, email }} />}
    </Line>
  )
}

const REASONS = ['unsubscribed', 'suppressed', 'no_consent', 'paused'] as const

/** Codes of what came back stand as they are. */
function reasonWords(t: Translate<typeof adminMessages>, reason: string): string {
  const known = REASONS.find((one) => one === reason)
  return known ? t(`skips.${known}`) : reason
}
