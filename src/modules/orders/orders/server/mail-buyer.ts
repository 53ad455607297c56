import { formatDay, formatMoney } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { isOnline } from '#modules/payments/payments/life-cycle.ts'
import { downloadsEnd, isReleased, openDownloads } from '../../downloads/download.ts'
import { messages } from '../../messages.ts'
import { payPath } from '../../paying/pages.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { packedLines } from '../../shipments/describe-shipment.ts'
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
import {
  dueOf,
  isDue,
  isInAdvance,
  isOwed,
  isPayable,
  type MailKind,
  openAmount,
  owedBack,
} from '../life-cycle.ts'
import type { Order } from '../order.ts'
import { guestOrderPage } from '../pages.ts'
import { bankOf } from './bank.ts'
import { orderToken } from './order-link.ts'

const LINK_DAYS = 90

/** Tells the buyer, in the language they bought in, whoever moved the order on. */
export async function mailBuyer(change: OrderChange, order: Order, kind: MailKind): Promise<void> {
  const { lang, number, email } = order
  // Whoever was forgotten is not written to any more.
  if (email === '') return
  const t = translator(messages, lang)
  const site = siteName(change.scope)
  const said = t(`mail.${kind}.subject`, { number, site })
  const subject = order.test ? t('mail.test', { subject: said }) : said
  const files = HANDS_OUT.includes(kind) ? downloadText(order, t) : ''
  const drawn = await renderMail(
    {
      title: titleOf(kind, order, t),
      paragraphs: [
        order.test ? t('one.test') : '',
        ...PARAGRAPHS[kind]({ change, order, t }),
        files,
      ].filter(Boolean),
      action: { ...wayOf(change, order, kind), ...(files && { label: t('mail.download') }) },
      footer: t('mail.footer', { site }),
      lang,
    },
    change.scope,
  )
  const attachments = kind === 'received' ? order.attached_texts : []
  await sendMail(change, { to: email, subject, ...drawn, attachments })
}

const ABOUT_MONEY: readonly MailKind[] = ['received', 'reminded', 'reduced', 'changed']

/** To the order, or to where it is paid. */
function wayOf({ scope }: OrderChange, order: Order, kind: MailKind) {
  const { lang } = order
  const t = translator(messages, lang)
  const token = orderToken(scope.secret, order._id)
  const key = { value: token, expiresAt: new Date(Date.now() + LINK_DAYS * 86_400_000) }
  return ABOUT_MONEY.includes(kind) && isPayable(order)
    ? { label: t('paying.pay'), url: payPath(lang, token), key }
    : { label: t('mail.open'), url: guestOrderPage.path[lang].replace(':token', token), key }
}

/** The first mail too, where nothing was to be paid. */
const HANDS_OUT: readonly MailKind[] = ['received', 'paid']

function downloadText(order: Order, t: Letter['t']): string {
  const files = openDownloads(order)
  if (files.length === 0 || !isReleased(order)) return ''
  const day = formatDay(downloadsEnd(order).toISOString(), order.lang)
  return [t('mail.files', { day }), ...files.map(({ name }) => name)].join('\n')
}

function titleOf(kind: MailKind, order: Order, t: Letter['t']): string {
  const { number, delivery } = order
  if (kind !== 'shipped') return t(`mail.${kind}.title`, { number })
  const [lies, isPart] = [delivery.kind === 'pickup', order.ship_state === 'partly']
  if (isPart) return t(`mail.shipped.${lies ? 'partReadyTitle' : 'partTitle'}`, { number })
  return t(lies ? 'mail.shipped.readyTitle' : 'mail.shipped.title', { number })
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
  changed: changedText,
  reduced: reducedText,
  paid: ({ order, t }) => [
    order.state === 'cancelled' && owedBack(order) > 0
      ? t('mail.paid.late', { amount: moneyIn(order, order.balance) })
      : t('mail.paid.text', { amount: moneyIn(order, Math.max(dueOf(order), order.balance)) }),
  ],
  shipped: shippedText,
  not_collected: (letter) => [letter.t('mail.not_collected.text'), refundText(letter)],
  undeliverable: (letter) => [letter.t('mail.undeliverable.text'), refundText(letter)],
  cancelled: (letter) => [letter.t('mail.cancelled.text'), refundText(letter)],
  expired: ({ order, t }) => [
    isOnline(order.payment_source)
      ? t('mail.expired.online')
      : t('mail.expired.text', { day: payDay(order) }),
  ],
  refunded: refundedText,
  reminded: ({ change, order, t }) => [
    t('mail.reminded.text', { amount: moneyIn(order, openAmount(order)) }),
    isOnline(order.payment_source) ? t('mail.payHint') : bankText(change, order),
  ],
}

function refundText({ order, t }: Letter): string {
  const owed = owedBack(order)
  return owed > 0 ? t('mail.cancelled.refund', { amount: moneyIn(order, owed) }) : ''
}

/** The money that went back last: it may have gone in several parts. */
function refundedText({ order, t }: Letter): string[] {
  const { lang, currency } = order
  const sent = order.refunds.filter(({ amount }) => amount > 0)
  const last = sent.slice(-1).map(({ amount, refunded_on }) =>
    t('mail.refunded.text', {
      amount: formatMoney(amount, lang, currency),
      day: formatDay(refunded_on, lang),
    }),
  )
  return [...last, t(isTransfer(order) ? 'mail.refunded.bank' : 'mail.refunded.same')]
}

function receivedText({ change, order, t }: Letter): string[] {
  const { payment_source } = order
  const isAccepted = isInAdvance(payment_source)
  if (dueOf(order) === 0) return [t(`mail.received.free.${isAccepted ? 'accepted' : 'placed'}`)]
  const isLoaded = order.delivery.kind === 'download'
  if (isOnline(payment_source))
    return [t(`mail.received.${isLoaded ? 'onlineFiles' : 'online'}`), t('mail.payHint')]
  if (payment_source !== 'prepayment') return [t(`mail.received.${payment_source}`)]
  const asked = { amount: amountOf(order), day: payDay(order) }
  const said = t(`mail.received.${isLoaded ? 'prepaymentFiles' : 'prepayment'}`, asked)
  return [said, bankText(change, order)]
}

/** Other quantities than at first, what they come to, and what that means for the money. */
function changedText({ change, order, t }: Letter): string[] {
  const [owed, open] = [owedBack(order), openAmount(order)]
  const asks = open > 0 && order.payment_source === 'prepayment'
  return [
    t('mail.changed.text'),
    ...wholeOrder(order),
    owed > 0 ? t('mail.changed.refund', { amount: moneyIn(order, owed) }) : '',
    open > 0 ? t('mail.changed.due', { amount: moneyIn(order, open) }) : '',
    asks ? bankText(change, order) : '',
    isPayable(order) ? t('mail.payHint') : '',
  ]
}

/** Less is to be paid than the first mail said; whoever paid that already gets the rest back. */
function reducedText({ change, order, t }: Letter): string[] {
  if (openAmount(order) === 0) return [t('mail.reduced.nothing'), t('mail.reduced.more')]
  const sums = { amount: moneyIn(order, openAmount(order)), total: moneyIn(order, order.total) }
  return [
    t('mail.reduced.text', sums),
    isPayable(order) ? t('mail.payHint') : '',
    isDue(order) ? bankText(change, order) : '',
    t('mail.reduced.more'),
  ]
}

/** The last parcel; the money is asked for with the last one of all. */
function shippedText(letter: Letter): string[] {
  const { change, order, t } = letter
  const { payment_source, payment_provider_state, delivery } = order
  const isPart = order.ship_state === 'partly'
  const isUnsettled = payment_source === 'invoice' && isOwed(payment_provider_state) && !isPart
  const lies = delivery.kind === 'pickup'
  const whole = t(lies ? 'mail.shipped.ready' : 'mail.shipped.sent')
  return [
    isPart ? t(lies ? 'mail.shipped.partReady' : 'mail.shipped.part') : whole,
    ...parcelText(letter),
    deliveryText(order),
    ...(isUnsettled
      ? [
          t('mail.shipped.invoice', { amount: moneyIn(order, openAmount(order)) }),
          bankText(change, order),
        ]
      : []),
  ]
}

function parcelText({ order, t }: Letter): string[] {
  const parcel = order.shipments.at(-1)
  if (!parcel) return []
  const { provider, tracking, tracking_url: url } = parcel
  const isOne = order.shipments.length === 1 && order.ship_state === 'all'
  const held = packedLines(parcel, order.lines, order.lang)
  const isNamed = tracking !== '' && tracking !== url
  return [
    isOne ? '' : [t('mail.shipped.holds'), ...held].join('\n'),
    [
      provider && t('mail.shipped.provider', { provider }),
      isNamed && t('mail.shipped.tracking', { tracking }),
      url && t('mail.shipped.follow', { url }),
    ]
      .filter(Boolean)
      .join('\n'),
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
  return bankLines({ ...order, total: openAmount(order) }, bankOf(scope.config))
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
}

function isTransfer({ payment_source }: Order): boolean {
  return payment_source === 'prepayment' || payment_source === 'invoice'
}

function amountOf(order: Order): string {
  return moneyIn(order, dueOf(order))
}

function moneyIn({ lang, currency }: Order, cents: number): string {
  return formatMoney(cents, lang, currency)
}
