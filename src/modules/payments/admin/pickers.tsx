import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment, formatMoney } from '#kernel/i18n/format.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import type { PaymentState } from '../payments/life-cycle.ts'
import { payment } from '../payments/payment.ts'
import { adminMessages } from './messages.ts'
import { PAYMENTS } from './paths.ts'

const TONES: Readonly<Record<PaymentState, StatusTone>> = {
  created: 'neutral',
  redirected: 'info',
  authorized: 'info',
  captured_partly: 'warn',
  captured: 'good',
  failed: 'bad',
  cancelled: 'neutral',
  chargeback: 'bad',
  awaiting: 'warn',
  reminded: 'warn',
  paid_partly: 'warn',
  paid: 'good',
  overpaid: 'warn',
  expired: 'bad',
  refunded_partly: 'neutral',
  refunded: 'neutral',
}

export function PaymentBadge({ state }: { state: PaymentState }) {
  const t = useMessages(adminMessages)
  return <StatusBadge tone={TONES[state]} label={t(`payments.choices.state.${state}`)} />
}

type Props = { subject: string; version: number }

/** All payments of one thing, the latest first; for the screen of that thing. */
export function PaymentsOf({ subject, version }: Props) {
  const isAllowed = useCan()(staff('payments', 'view'))
  return isAllowed ? <PaymentLines subject={subject} version={version} /> : null
}

function PaymentLines({ subject, version }: Props) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const adminPath = useAdminPath()
  const found = useQuery({
    queryKey: ['payments', 'of', subject, version],
    queryFn: () => call(payment.calls.list, { query: { subject, limit: 20 } }),
  })
  return (
    <SectionQuery query={found}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <Lines>
            {items.map(({ _id, source, state, amount, currency, created }) => (
              <Line
                key={_id}
                name={
                  <Anchor component={Link} to={adminPath(`${PAYMENTS}/${_id}`)}>
                    {t(`payments.choices.source.${source}`)}, {formatMoney(amount, lang, currency)}
                  </Anchor>
                }
                note={formatMoment(created, lang)}
              >
                <PaymentBadge state={state} />
              </Line>
            ))}
          </Lines>
        )
      }
    </SectionQuery>
  )
}
