import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment, formatMoney } from '#kernel/i18n/format.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { PAYMENT_STATES } from '../payments/life-cycle.ts'
import type { Payment } from '../payments/payment.ts'
import { adminMessages } from './messages.ts'

/** What it is for, by which way, and what the provider calls it. */
export function FactsSection({ item }: ItemProps<Payment>) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const { source, provider, reference, subject_kind, subject_id } = item
  const facts = [
    ['source', t(`payments.choices.source.${source}`)],
    ...(provider === 'none'
      ? []
      : [['provider', t(`payments.choices.provider.${provider}`)] as const]),
    ...(reference ? [['reference', reference] as const] : []),
  ] as const
  return (
    <>
      {facts.map(([name, said]) => (
        <Group key={name} justify="space-between" wrap="nowrap">
          <Text c="dimmed">{t(`payments.fields.${name}`)}</Text>
          <Text style={{ overflowWrap: 'anywhere' }}>{said}</Text>
        </Group>
      ))}
      {subject_kind === 'order' && subject_id && (
        <Anchor component={Link} to={adminPath(`shop/orders/${subject_id}`)}>
          {t('order')}
        </Anchor>
      )}
    </>
  )
}

/** What happened, as it was written down at the time. */
export function EventsSection({ item }: ItemProps<Payment>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <Lines>
      {item.events.toReversed().map(({ at, action, origin, amount }) => (
        <Line
          key={`${at} ${action}`}
          name={eventText(t, action)}
          note={`${formatMoment(at, lang)}, ${t(`origins.${origin}`)}`}
        >
          {amount !== null && <Text>{formatMoney(amount, lang, item.currency)}</Text>}
        </Line>
      ))}
    </Lines>
  )
}

const NAMED = [
  'create',
  'redirect',
  'mark_paid',
  'refund',
  'refund_asked',
  'refund_failed',
  'refund_returned',
  'refund_waits',
  'disputed',
  'remind',
  'cancel',
  'lower',
  'expire',
  'fail',
  'mismatch',
  'unmatched',
] as const

/** What the provider reported is called by the state it led to. */
function eventText(t: ReturnType<typeof useMessages<typeof adminMessages>>, action: string) {
  const state = PAYMENT_STATES.find((one) => one === action)
  if (state) return t(`payments.choices.state.${state}`)
  const named = NAMED.find((one) => one === action)
  return named ? t(`events.${named}`) : action
}
