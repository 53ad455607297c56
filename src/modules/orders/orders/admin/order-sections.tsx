import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment, formatMoney, formatNumber } from '#kernel/i18n/format.ts'
import type { Lang, Translate } from '#kernel/i18n/messages.ts'
import { PaymentsOf } from '#modules/payments/admin/pickers.tsx'
import { shareOfLine } from '#modules/pricing/engine/line-share.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { CUSTOMERS, RETURNS } from '../../admin/paths.ts'
import { EditLines } from '../../editing/admin/edit-lines.tsx'
import { PaidForm } from '../../paying/admin/paid-form.tsx'
import { PayBack } from '../../refunds/admin/pay-back.tsx'
import { RefundPartForm } from '../../refunds/admin/refund-part-form.tsx'
import {
  addressLines,
  deliveryText,
  lineName,
  payDay,
  quantityText,
  totalLines,
} from '../describe-order.ts'
import { dueOf, isClaimed, isOwed, isReady, isUnpaid, openAmount, owedBack } from '../life-cycle.ts'
import type { Order } from '../order.ts'
import { NextStep } from './next-step.tsx'

type PlacedLine = Order['lines'][number]

/** Before it is sent, what whoever packs puts into the parcel; afterwards what was bought. */
function shownOf(order: Order, line: PlacedLine) {
  const { unit, gross } = line
  const [whole, now] = [
    toThousandths(line.quantity),
    isHere(order) ? toThousandths(line.returned) : 0,
  ]
  const back = shareOfLine({ net: gross, vat: 0, gross }, { whole, before: 0, now })
  return { quantity: fromThousandths(whole - now), unit, gross: gross - back.gross }
}

function isHere({ state }: Order): boolean {
  return state === 'placed' || state === 'accepted' || state === 'on_hold'
}

function saidOf({ quantity, claimed, unit }: PlacedLine, lang: Lang, t: Words): string {
  const written = (size: string) =>
    unit ? quantityText({ quantity: size, unit }, lang) : formatNumber(Number(size), lang)
  return t('claimed', { claimed: written(claimed), ordered: written(quantity) })
}

/** What was bought and what it comes to, in the reader's language. */
export function LinesSection({ item, reload }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <>
      <Lines>
        {item.lines.map((line) => {
          const shown = shownOf(item, line)
          const facts = [
            line.sku,
            formatMoney(line.unit_price, lang, item.currency),
            Number(line.claimed) > 0 && saidOf(line, lang, t),
          ]
          return (
            <Line
              key={line._id}
              name={`${quantityText(shown, lang)} ${lineName(line)}`}
              note={facts.filter(Boolean).join(' · ')}
            >
              <Text fw={550}>{formatMoney(shown.gross, lang, item.currency)}</Text>
            </Line>
          )
        })}
      </Lines>
      {totalLines({ ...item, lang }).map(({ label, amount }) => (
        <Group key={label} justify="space-between">
          <Text c="dimmed">{label}</Text>
          <Text>{amount}</Text>
        </Group>
      ))}
      <EditLines key={item.version} item={item} reload={reload} />
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
  return (
    <>
      {stateFacts(item, lang, t).map(([label, said]) => (
        <Group key={label} justify="space-between">
          <Text c="dimmed">{label}</Text>
          <Text>{said}</Text>
        </Group>
      ))}
      {item.return_state !== 'none' && (
        <Anchor component={Link} to={adminPath(`${RETURNS}?q=${item.number}`)}>
          {t('toReturns')}
        </Anchor>
      )}
      {isClaimed(item) && isHere(item) && <Text>{t('undecided')}</Text>}
      <Text c="dimmed">{t('packing.placed', { day: formatMoment(item.created, lang) })}</Text>
      <NextStep key={item.version} item={item} reload={reload} />
      <PayBack key={`back ${item.version}`} item={item} reload={reload} />
      <RefundPartForm key={`part ${item.version}`} item={item} reload={reload} />
      <PaidForm key={`paid ${item.version}`} item={item} reload={reload} />
    </>
  )
}

/** Every attempt to pay it, and what came of it. */
export function MoneySection({ item }: ItemProps<Order>) {
  return <PaymentsOf subject={item._id} version={item.version} />
}

type Words = Translate<typeof adminMessages>
type Fact = readonly [label: string, said: string]

function stateFacts(item: Order, lang: Lang, t: Words): Fact[] {
  const { state, payment_source, payment_provider_state: payment, return_state } = item
  const day = payDay({ ...item, lang })
  const facts: Fact[] = [
    [t('orders.fields.state'), isReady(item) ? t('ready') : t(`orders.choices.state.${state}`)],
    [t('orders.fields.payment_source'), t(`orders.choices.payment_source.${payment_source}`)],
    [
      t('orders.fields.payment_provider_state'),
      t(`orders.choices.payment_provider_state.${payment}`),
    ],
    [t('orders.fields.pay_until'), isAsked(item) ? day : ''],
    [t('orders.fields.test'), item.test ? t('yes') : ''],
    ...moneyFacts(item, lang, t),
    [
      t('orders.fields.return_state'),
      return_state === 'none' ? '' : t(`orders.choices.return_state.${return_state}`),
    ],
  ]
  return facts.filter(([, said]) => said !== '')
}

/** Whether somebody still has to pay. */
function isAsked({ state, payment_provider_state: payment }: Order): boolean {
  return (isOwed(payment) || isUnpaid(payment)) && state !== 'cancelled'
}

/** What is here and still asked for where that is not the price, what has to go back, was kept or went back. */
function moneyFacts(item: Order, lang: Lang, t: Words): Fact[] {
  const { reduced, withheld, refunded, balance } = item
  const [owed, isPart] = [owedBack(item), balance > 0 && balance !== dueOf(item)]
  const money = (cents: number) => formatMoney(cents, lang, item.currency)
  return [
    [t('orders.fields.balance'), owed > 0 || isPart ? money(balance) : ''],
    [t('due'), isAsked(item) && (reduced > 0 || isPart) ? money(openAmount(item)) : ''],
    [t('owed.fact'), owed > 0 ? money(owed) : ''],
    [t('orders.fields.withheld'), withheld > 0 ? money(withheld) : ''],
    [t('orders.fields.refunded'), refunded > 0 ? money(refunded) : ''],
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
