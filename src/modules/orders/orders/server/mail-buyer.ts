import { formatMoney } from '#kernel/i18n/format.ts'
import { type Translate, translator } from '#kernel/i18n/messages.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { siteName } from '#kernel/server/site-name.ts'
import { isOnline, isPaid } from '#modules/payments/payments/life-cycle.ts'
import { messages } from '../../messages.ts'
import { payPath } from '../../paying/pages.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import {
  addressLines,
  bankLines,
  deliveryText,
  linesText,
  payDay,
  totalLines,
  withdrawalLines,
} from '../describe-order.ts'
import { isOwed, type MailKind } from '../life-cycle.ts'
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
  const isAboutMoney = kind === 'received' || kind === 'reminded'
  const asksToPay = isAboutMoney && isOnline(order.payment_source)
  const drawn = renderMail(
    {
      title: t(`mail.${kind}.title`, { number }),
      paragraphs: PARAGRAPHS[kind]({ change, order, t }).filter(Boolean),
      action: {
        label: t(asksToPay ? 'paying.pay' : 'mail.open'),
        url: asksToPay ? payPath(lang, token) : guestOrderPage.path[lang].replace(':token', token),
        key: { value: token, expiresAt: new Date(Date.now() + LINK_DAYS * 86_400_000) },
      },
      footer: t('mail.footer', { site }),
      lang,
    },
    settings,
  )
  await sendMail(change, { to: email, subject, ...drawn })
}

type Letter = { change: OrderChange; order: Order; t: Translate<typeof messages> }

const PARAGRAPHS: Readonly<Record<MailKind, (letter: Letter) => string[]>> = {
  received: (letter) => [
    ...receivedText(letter),
    ...wholeOrder(letter.order),
    agreedTexts(letter),
    withdrawalLines(letter.order).join('\n'),
  ],
  accepted: ({ order, t }) => [t('mail.accepted.text'), ...wholeOrder(order)],
  paid: ({ order, t }) => [t('mail.paid.text', { amount: amountOf(order) })],
  shipped: shippedText,
  cancelled: ({ order, t }) => [
    t('mail.cancelled.text'),
    isPaid(order.payment_provider_state)
      ? t('mail.cancelled.refund', { amount: amountOf(order) })
      : '',
  ],
  expired: ({ order, t }) => [
    isOnline(order.payment_source)
      ? t('mail.expired.online')
      : t('mail.expired.text', { day: payDay(order) }),
  ],
  late: ({ order, t }) => [t('mail.late.text', { amount: amountOf(order) })],
  reminded: ({ change, order, t }) => [
    t('mail.reminded.text', { amount: amountOf(order) }),
    isOnline(order.payment_source) ? t('mail.payHint') : bankText(change, order),
  ],
}

function receivedText({ change, order, t }: Letter): string[] {
  const { payment_source } = order
  if (isOnline(payment_source)) return [t('mail.received.online'), t('mail.payHint')]
  if (payment_source !== 'prepayment') return [t(`mail.received.${payment_source}`)]
  const asked = { amount: amountOf(order), day: payDay(order) }
  return [t('mail.received.prepayment', asked), bankText(change, order)]
}

function shippedText({ change, order, t }: Letter): string[] {
  const { tracking, payment_source, payment_provider_state, delivery } = order
  const isUnsettled = payment_source === 'invoice' && isOwed(payment_provider_state)
  return [
    t(delivery.kind === 'pickup' ? 'mail.shipped.ready' : 'mail.shipped.sent'),
    tracking && t('mail.shipped.tracking', { tracking }),
    deliveryText(order),
    ...(isUnsettled
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

/** What was agreed to, and where it can be read. */
function agreedTexts({ change, order, t }: Letter): string {
  const { baseUrl } = change.scope.settings
  const links = order.accepted_texts.flatMap(({ kind, address }) => {
    if (address === '') return []
    const link = address.startsWith('/') ? mailLink(baseUrl, address) : address
    return [`${t(`texts.${kind}`)}: ${link}`]
  })
  return links.join('\n')
}

function bankText({ scope }: OrderChange, order: Order): string {
  return bankLines(order, bankOf(scope.config))
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
}

function amountOf({ total, lang, currency }: Order): string {
  return formatMoney(total, lang, currency)
}
