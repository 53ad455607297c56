import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment, formatMoney } from '#kernel/i18n/format.ts'
import type { Lang, Translate } from '#kernel/i18n/messages.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import {
  addressLines,
  deliveryText,
  lineName,
  payDay,
  quantityText,
  totalLines,
} from '../orders/describe-order.ts'
import { dueOf, isClaimed, isReady } from '../orders/life-cycle.ts'
import type { Order } from '../orders/order.ts'
import { adminMessages } from './messages.ts'
import { NextStep } from './next-step.tsx'
import { CUSTOMERS, RETURNS } from './paths.ts'

type PlacedLine = Order['lines'][number]

/** What whoever packs puts into the parcel. */
function leftOf({ quantity, returned, unit }: PlacedLine) {
  return { quantity: fromThousandths(toThousandths(quantity) - toThousandths(returned)), unit }
}

function saidOf(
  { quantity, claimed, unit }: PlacedLine,
  lang: Lang,
  t: Translate<typeof adminMessages>,
): string {
  return t('claimed', {
    claimed: quantityText({ quantity: claimed, unit }, lang),
    ordered: quantityText({ quantity, unit }, lang),
  })
}

/** What was bought and what it comes to, in the reader's language. */
export function LinesSection({ item }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <>
      <Lines>
        {item.lines.map((line) => (
          <Line
            key={line._id}
            name={`${quantityText(leftOf(line), lang)} ${lineName(line)}`}
            note={[
              line.sku,
              formatMoney(line.unit_price, lang, item.currency),
              Number(line.claimed) > 0 && saidOf(line, lang, t),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <Text fw={550}>{formatMoney(line.gross, lang, item.currency)}</Text>
          </Line>
        ))}
      </Lines>
      {totalLines({ ...item, lang }).map(({ label, amount }) => (
        <Group key={label} justify="space-between">
          <Text c="dimmed">{label}</Text>
          <Text>{amount}</Text>
        </Group>
      ))}
    </>
  )
}

export function BuyerSection({ item }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const adminPath = useAdminPath()
  const maySee = useCan()(staff('customers', 'view'))
  const shown = { ...item, lang }
  const { vat_check: check, person } = item
  return (
    <>
      <Text style={{ whiteSpace: 'pre-line' }}>{addressLines(shown).join('\n')}</Text>
      <Anchor href={`mailto:${encodeURIComponent(item.email)}`}>{item.email}</Anchor>
      {check && (
        <Text size="sm" c="dimmed">
          {t('vatChecked', { moment: formatMoment(check.at, lang) })}
        </Text>
      )}
      {check && check.name + check.address !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {[t('vatRegistered'), check.name, check.address].filter(Boolean).join('\n')}
        </Text>
      )}
      {person && maySee && (
        <Anchor component={Link} to={adminPath(`${CUSTOMERS}/${person}`)}>
          {t('toCustomer')}
        </Anchor>
      )}
      <Text style={{ whiteSpace: 'pre-line' }}>{deliveryText(shown)}</Text>
    </>
  )
}

/** How far it is, and the button for what comes next. */
export function StateSection({ item, reload }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const adminPath = useAdminPath()
  const { state, payment_source, payment_provider_state, created } = item
  const day = payDay({ ...item, lang })
  const isHere = state === 'placed' || state === 'accepted' || state === 'on_hold'
  const facts = [
    ['state', isReady(item) ? t('ready') : t(`orders.choices.state.${state}`)],
    ['payment_source', t(`orders.choices.payment_source.${payment_source}`)],
    [
      'payment_provider_state',
      t(`orders.choices.payment_provider_state.${payment_provider_state}`),
    ],
    ...(day ? [['pay_until', day] as const] : []),
    ...moneyFacts(item, lang),
    ...(item.refunded > 0
      ? [['refunded', formatMoney(item.refunded, lang, item.currency)] as const]
      : []),
    ...(item.return_state === 'none'
      ? []
      : [['return_state', t(`orders.choices.return_state.${item.return_state}`)] as const]),
  ] as const
  return (
    <>
      {facts.map(([name, said]) => (
        <Group key={name} justify="space-between">
          <Text c="dimmed">{t(`orders.fields.${name}`)}</Text>
          <Text>{said}</Text>
        </Group>
      ))}
      {item.return_state !== 'none' && (
        <Anchor component={Link} to={adminPath(`${RETURNS}?q=${item.number}`)}>
          {t('toReturns')}
        </Anchor>
      )}
      {isClaimed(item) && isHere && <Text>{t('undecided')}</Text>}
      <Text c="dimmed">{formatMoment(created, lang)}</Text>
      <NextStep key={item.version} item={item} reload={reload} />
    </>
  )
}

/** What is still asked for where goods came back before they were paid, and what was not paid back. */
function moneyFacts(item: Order, lang: Lang) {
  const money = (cents: number) => formatMoney(cents, lang, item.currency)
  return [
    ...(item.reduced > 0 ? [['reduced', money(dueOf(item))] as const] : []),
    ...(item.withheld > 0 ? [['withheld', money(item.withheld)] as const] : []),
  ]
}

/** Which texts the buyer agreed to, in which version. */
export function TextsSection({ item }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <Lines>
      {item.accepted_texts.map(({ kind, version, at }) => (
        <Line
          key={kind}
          name={t('agreed', { text: t(`texts.${kind}`), moment: formatMoment(at, lang) })}
          note={version && t('version', { version })}
        />
      ))}
    </Lines>
  )
}
