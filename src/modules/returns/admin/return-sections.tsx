import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay, formatMoment, formatMoney } from '#kernel/i18n/format.ts'
import type { GoodsReturn } from '../returns/return.ts'
import { DueText } from './due-text.tsx'
import { EndForm } from './end-form.tsx'
import { adminMessages } from './messages.ts'
import { ORDER } from './paths.ts'
import { RefundForm } from './refund-form.tsx'

/** Who declared what, and the order it belongs to. */
export function DeclarationSection({ item }: ItemProps<GoodsReturn>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const adminPath = useAdminPath()
  return (
    <>
      <Text fw={550}>{item.name}</Text>
      {item.contact.includes('@') ? (
        <Anchor href={`mailto:${encodeURIComponent(item.contact)}`}>{item.contact}</Anchor>
      ) : (
        <Text>{item.contact}</Text>
      )}
      <Text c="dimmed">
        {item.is_online
          ? t('declaredOnline', { moment: formatMoment(item.created, lang) })
          : `${t('declared')} ${formatDay(item.declared ?? item.created, lang)}`}
      </Text>
      {item.ordered && item.order ? (
        <Anchor component={Link} to={adminPath(`${ORDER}/${item.order}`)}>
          {t('order', { number: item.ordered.number })}
        </Anchor>
      ) : (
        <Text>{t('noOrder')}</Text>
      )}
    </>
  )
}

/** How far it is, the clock of the law, and the money. */
export function StateSection({ item, reload }: ItemProps<GoodsReturn>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { ordered, state, kind, reason } = item
  const money = (cents: number) => formatMoney(cents, lang, ordered?.currency ?? 'EUR')
  const facts = [
    ['kind', t(`returns.choices.kind.${kind}`)],
    ['state', t(`returns.choices.state.${state}`)],
    ...(item.refunded_amount > 0
      ? [['refunded_amount', money(item.refunded_amount)] as const]
      : []),
    ...(item.given_amount > 0 ? [['given_amount', money(item.given_amount)] as const] : []),
    ...(item.reduced_amount > 0 ? [['reduced_amount', money(item.reduced_amount)] as const] : []),
    ...(item.withheld_amount > 0
      ? [['withheld_amount', money(item.withheld_amount)] as const]
      : []),
  ] as const
  const isOver = state === 'refunded' || state === 'rejected' || state === 'closed'
  return (
    <>
      {facts.map(([name, said]) => (
        <Group key={name} justify="space-between">
          <Text c="dimmed">{t(`returns.fields.${name}`)}</Text>
          <Text>{said}</Text>
        </Group>
      ))}
      {item.due && (
        <Group justify="space-between">
          <Text c="dimmed">{t('returns.fields.due')}</Text>
          <DueText item={item} />
        </Group>
      )}
      {reason && (
        <div>
          <Text c="dimmed">{t('returns.fields.reason')}</Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{reason}</Text>
        </div>
      )}
      {ordered && !ordered.is_sent && !isOver && <Text c="dimmed">{t('unsent')}</Text>}
      {ordered && !ordered.is_paid && !isOver && <Text c="dimmed">{t('unpaid')}</Text>}
      <RefundForm key={`refund ${item.version}`} item={item} reload={reload} />
      <EndForm key={`end ${item.version}`} item={item} reload={reload} />
    </>
  )
}
