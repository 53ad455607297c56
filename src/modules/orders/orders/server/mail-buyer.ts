import { formatDay, formatMoney } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { siteName } from '#kernel/server/site-name.ts'
import { messages } from '../../messages.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { agreedTexts, type Letter, sellerText } from '../../texts/server/mail-texts.ts'
import {
  addressLines,
  bankLines,
  deliveryText,
  linesText,
  payDay,
  totalLines,
  withdrawalLines,
} from '../describe-order.ts'
import { dueOf, type MailKind, owesMoney, refundableOf } from '../life-cycle.ts'
import type { Order } from '../order.ts'
import { guestOrderPage } from '../pages.ts'
import { bankOf } from './bank.ts'
import { orderToken } from './order-link.ts'

const LINK_DAYS = 90

/** Tells the buyer, in the language they bought in, whoever moved the order on. */
export async function mailBuyer(change: OrderChange, order: Order, kind: MailKind): Promise<void> {
  const { settings, secret } = change.scope
  const { lang, number, email } = order
  // Whoever was forgotten is not written to any more.
  if (email === '') return
  const t = translator(messages, lang)
  const site = siteName(change.scope)
  const subject = t(`mail.${kind}.subject`, { number, site })
  const token = orderToken(secret, order._id)
  const drawn = renderMail(
    {
      title: titleOf(kind, order, t),
      paragraphs: PARAGRAPHS[kind]({ change, order, t }).filter(Boolean),
      action: {
        label: t('mail.open'),
        url: guestOrderPage.path[lang].replace(':token', token),
        key: { value: token, expiresAt: new Date(Date.now() + LINK_DAYS * 86_400_000) },
      },
      footer: t('mail.footer', { site }),
      lang,
    },
    settings,
  )
  const attachments = kind === 'received' ? order.attached_texts : []
  await sendMail(change, { to: email, subject, ...drawn, attachments })
}

function titleOf(kind: MailKind, { number, delivery }: Order, t: Letter['t']): string {
  const lies = kind === 'shipped' && delivery.kind === 'pickup'
  return t(lies ? 'mail.shipped.readyTitle' : `mail.${kind}.title`, { number })
}

const PARAGRAPHS: Readonly<Record<MailKind, (letter: Letter) => string[]>> = {
  received: (letter) => [
    ...receivedText(letter),
    ...wholeOrder(letter.order),
    withdrawalLines(letter.order).join('\n'),
    sellerText(letter),
    agreedTexts(letter),
  ],
  accepted: ({ order, t }) => [t('mail.accepted.text'), ...wholeOrder(order)],
  reduced: reducedText,
  paid: ({ order, t }) => [
    t(owesMoney(order) ? 'mail.paid.late' : 'mail.paid.text', { amount: amountOf(order) }),
  ],
  shipped: shippedText,
  not_collected: (letter) => [letter.t('mail.not_collected.text'), refundText(letter)],
  undeliverable: (letter) => [letter.t('mail.undeliverable.text'), refundText(letter)],
  cancelled: (letter) => [letter.t('mail.cancelled.text'), refundText(letter)],
  expired: ({ order, t }) => [t('mail.expired.text', { day: payDay(order) })],
  refunded: refundedText,
}

function refundText({ order, t }: Letter): string {
  return owesMoney(order) ? t('mail.cancelled.refund', { amount: restOf(order) }) : ''
}

/** The money that went back last: it may have gone in several parts. */
function refundedText({ order, t }: Letter): string[] {
  const { lang, currency } = order
  const last = order.refunds.slice(-1).map(({ amount, refunded_on }) =>
    t('mail.refunded.text', {
      amount: formatMoney(amount, lang, currency),
      day: formatDay(refunded_on, lang),
    }),
  )
  return [...last, t(isTransfer(order) ? 'mail.refunded.bank' : 'mail.refunded.same')]
}

function receivedText({ change, order, t }: Letter): string[] {
  const { payment_source } = order
  const isAccepted = payment_source === 'prepayment'
  if (dueOf(order) === 0) return [t(`mail.received.free.${isAccepted ? 'accepted' : 'placed'}`)]
  if (payment_source !== 'prepayment') return [t(`mail.received.${payment_source}`)]
  const asked = { amount: amountOf(order), day: payDay(order) }
  return [t('mail.received.prepayment', asked), bankText(change, order)]
}

/** Less is to be paid than the first mail said; whoever paid that already gets the rest back. */
function reducedText({ change, order, t }: Letter): string[] {
  const { payment_source: source, state, lang, currency } = order
  const isSent = state === 'in_fulfilment' || state === 'completed'
  const isAsked = source === 'prepayment' || (source === 'invoice' && isSent)
  if (dueOf(order) === 0) return [t('mail.reduced.nothing'), t('mail.reduced.more')]
  const total = formatMoney(order.total, lang, currency)
  return [
    t('mail.reduced.text', { amount: amountOf(order), total }),
    ...(isAsked ? [bankText(change, order)] : []),
    t('mail.reduced.more'),
  ]
}

function shippedText({ change, order, t }: Letter): string[] {
  const { tracking, payment_source, payment_provider_state, delivery } = order
  const isOwed = payment_source === 'invoice' && payment_provider_state === 'awaiting'
  return [
    t(delivery.kind === 'pickup' ? 'mail.shipped.ready' : 'mail.shipped.sent'),
    tracking && t('mail.shipped.tracking', { tracking }),
    deliveryText(order),
    ...(isOwed
      ? [t('mail.shipped.invoice', { amount: amountOf(order) }), bankText(change, order)]
      : []),
  ]
}

function wholeOrder(order: Order): string[] {
  const t = translator(messages, order.lang)
  return [
    linesText(order).join('\n'),
    totalLines(order)
      .map(({ label, amount }) => [label, amount].filter(Boolean).join(': '))
      .join('\n'),
    [t('address'), ...addressLines(order)].join('\n'),
    deliveryText(order),
  ]
}

function bankText({ scope }: OrderChange, order: Order): string {
  return bankLines({ ...order, total: dueOf(order) }, bankOf(scope.config))
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
}

function isTransfer({ payment_source }: Order): boolean {
  return payment_source === 'prepayment' || payment_source === 'invoice'
}

/** What was paid and did not go back yet. */
function restOf(order: Order): string {
  return formatMoney(refundableOf(order), order.lang, order.currency)
}

function amountOf(order: Order): string {
  return formatMoney(dueOf(order), order.lang, order.currency)
}
