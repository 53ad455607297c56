import { countryName } from '#kernel/i18n/countries.ts'
import { formatDay, formatMoney, formatNumber } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { PaymentSource } from '#modules/payments/payments/life-cycle.ts'
import { messages } from '../messages.ts'
import { isInAdvance } from './life-cycle.ts'
import type { AcceptedText, OrderAddress, OrderDelivery, OrderLine, OrderTotals } from './order.ts'

export type Bank = { owner: string; bank: string; iban: string; bic: string }

/** What an order, or the review of one, is described by. */
export type Described = {
  lang: Lang
  currency: string
  totals: OrderTotals
  /** Cents of the total that need not be paid: it came back before. */
  reduced?: number
  address: OrderAddress
  delivery: OrderDelivery
  payment_source: PaymentSource
  lines: readonly DescribedLine[]
}

type DescribedLine = Omit<OrderLine, '_id'> & {
  /** Before it is ordered: its page, what matters most about it, and its base price as it is written. */
  shown?: { href: string; summary: string; base: string }
}

/** '2 × Roggenlaib, groß (RL-2): 9,60 €', a line for each. */
export function linesText({ lines, lang, currency }: Described): string[] {
  return lines.map((line) => {
    const sku = line.sku ? ` (${line.sku})` : ''
    return `${quantityText(line, lang)} ${lineName(line)}${sku}: ${formatMoney(line.gross, lang, currency)}`
  })
}

export function lineName({ title, variant_title }: Pick<OrderLine, 'title' | 'variant_title'>) {
  return [title, variant_title].filter(Boolean).join(', ')
}

/** '2 ×', '0,5 kg' */
export function quantityText(
  { quantity, unit }: Pick<OrderLine, 'quantity' | 'unit'>,
  lang: Lang,
): string {
  return `${formatNumber(Number(quantity), lang)} ${unit || '×'}`
}

type Summed = Pick<Described, 'totals' | 'delivery' | 'lang' | 'currency' | 'reduced'>
export type TotalLine = { label: string; amount: string; isTotal?: true }

/** Goods, shipping, the total, the VAT in it and what came back of it; an empty amount is a remark. */
export function totalLines({ totals, delivery, lang, currency, reduced = 0 }: Summed): TotalLine[] {
  const t = translator(messages, lang)
  const money = (cents: number) => formatMoney(cents, lang, currency)
  const { kind } = delivery
  const way = t(kind === 'pickup' ? 'totals.pickup' : 'totals.shipping')
  const { vat_label, vat_note } = totals
  const rates = totals.by_rate.filter(({ vat }) => vat > 0)
  const detailed = rates.map(({ rate, vat }) => ({
    label: t('totals.vat', { label: vat_label, rate: formatNumber(Number(rate), lang) }),
    amount: money(vat),
  }))
  const summed = totals.vat > 0 ? [{ label: vat_label, amount: money(totals.vat) }] : []
  return [
    { label: t('totals.goods'), amount: money(totals.goods) },
    ...(kind === 'download' ? [] : [{ label: way, amount: money(totals.shipping) }]),
    { label: t('totals.total'), amount: money(totals.gross), isTotal: true },
    ...(totals.is_detailed ? detailed : summed),
    ...(vat_note ? [{ label: vat_note, amount: '' }] : []),
    ...(reduced > 0 ? [{ label: t('totals.reduced'), amount: money(-reduced) }] : []),
  ]
}

export function addressLines({ address, lang }: Pick<Described, 'address' | 'lang'>): string[] {
  const { company, vat_id, first_name, last_name, zip, city, country, phone } = address
  const t = translator(messages, lang)
  const lines = [
    company,
    vat_id ? t('vatId', { id: vat_id }) : '',
    `${first_name} ${last_name}`,
    address.address,
    `${zip} ${city}`,
    countryName(country, lang),
    phone,
  ]
  return lines.filter(Boolean)
}

export function deliveryText({
  delivery,
  payment_source,
  lang,
}: Pick<Described, 'delivery' | 'payment_source' | 'lang'>): string {
  const t = translator(messages, lang)
  if (delivery.kind === 'ship') {
    const { days_min, days_max } = delivery
    const days = days_min === days_max ? String(days_max) : `${days_min}–${days_max}`
    const isPaidFirst = isInAdvance(payment_source)
    return t(isPaidFirst ? 'delivery.shipPaid' : 'delivery.ship', { days, count: days_max })
  }
  if (delivery.kind === 'download') return t('delivery.download')
  const { title, address, zip, city, hours } = delivery
  const place = [title, address, `${zip} ${city}`.trim()].filter(Boolean).join(', ')
  return [t('delivery.pickup', { place }), hours].filter(Boolean).join('\n')
}

type Withdrawn = {
  lines: readonly Pick<OrderLine, 'title' | 'variant_title' | 'withdrawal'>[]
  lang: Lang
  accepted_texts?: readonly Pick<AcceptedText, 'kind'>[]
}

/**
 * What cannot be withdrawn from, and why; one line for each. Of digital goods it says what was agreed to,
 * which the buyer has to be given in writing (§ 312f (3) BGB).
 */
export function withdrawalLines({ lines, lang, accepted_texts = [] }: Withdrawn): string[] {
  const t = translator(messages, lang)
  const isAgreed = accepted_texts.some(({ kind }) => kind === 'digital')
  return lines.flatMap((line) => {
    const { withdrawal } = line
    if (withdrawal === 'granted') return []
    const isDigital = withdrawal === 'digital' && isAgreed
    return [t(`withdrawal.${isDigital ? 'digitalAgreed' : withdrawal}`, { name: lineName(line) })]
  })
}

/** The last day on which money in advance comes in time; '' where none is asked for. */
export function payDay({ pay_until, lang }: { pay_until: string | null; lang: Lang }): string {
  return pay_until === null ? '' : formatDay(new Date(Date.parse(pay_until) - 1), lang)
}

type Fact = { label: string; value: string }
export type BankFact = Fact & { isIban?: true }

/** What somebody types into their bank's form. */
export function bankLines(
  order: Described & { number: string; total: number },
  { owner, bank, iban, bic }: Bank,
): BankFact[] {
  const t = translator(messages, order.lang)
  return [
    { label: t('bank.owner'), value: owner },
    { label: t('bank.iban'), value: iban, isIban: true },
    ...(bic ? [{ label: t('bank.bic'), value: bic }] : []),
    ...(bank ? [{ label: t('bank.bank'), value: bank }] : []),
    { label: t('bank.amount'), value: formatMoney(order.total, order.lang, order.currency) },
    { label: t('bank.reference'), value: t('bank.order', { number: order.number }) },
  ]
}
