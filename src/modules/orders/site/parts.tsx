import { formatMoment, formatMoney } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { DownloadList } from '../downloads/site/download-list.tsx'
import { messages } from '../messages.ts'
import {
  addressLines,
  type Described,
  deliveryText,
  lineName,
  payDay,
  quantityText,
  type TotalLine,
  totalLines,
  withdrawalLines,
} from '../orders/describe-order.ts'
import { isClaimed, isReady } from '../orders/life-cycle.ts'
import type { OrderPageData } from '../orders/pages.ts'
import { ShipmentList } from '../shipments/site/shipment-list.tsx'

type Props = { data: OrderPageData; lang: Lang }

/** How far an order is, what is to be paid, and what was bought. */
export function OrderDetails({ data, lang }: Props) {
  const { order, bank, pay, withdrawal } = data
  const t = translator(messages, lang)
  const { payment_source, payment_provider_state, created, return_state } = order
  return (
    <>
      <p className="hint">{t('one.placed', { moment: formatMoment(created, lang) })}</p>
      <dl className="order-facts">
        <div>
          <dt>{t('one.state')}</dt>
          <dd>{stateWord(order, lang)}</dd>
        </div>
        <div>
          <dt>{t('one.payment')}</dt>
          <dd>{t(`payments.${payment_provider_state}`)}</dd>
        </div>
        <div>
          <dt>{t('one.source')}</dt>
          <dd>{t(`sources.${payment_source}`)}</dd>
        </div>
        {return_state !== 'none' && (
          <div>
            <dt>{t('one.return')}</dt>
            <dd>{t(`returns.${return_state}`)}</dd>
          </div>
        )}
      </dl>
      {order.test && <p className="message">{t('one.test')}</p>}
      {pay && (
        <p>
          <a className="button" href={pay}>
            {t('paying.pay')}
          </a>
        </p>
      )}
      {bank.length > 0 && <BankDetails data={data} lang={lang} />}
      <DownloadList data={data} lang={lang} />
      <ShipmentList order={order} lang={lang} />
      <h2>{t('one.lines')}</h2>
      <OrderSummary described={{ ...order, lang }} lang={lang} />
      {withdrawal && (
        <p>
          <a href={withdrawal}>{t('one.withdraw')}</a>
        </p>
      )}
    </>
  )
}

function stateWord(order: OrderPageData['order'], lang: Lang): string {
  const t = translator(messages, lang)
  const isPart = order.state === 'in_fulfilment' && order.ship_state === 'partly'
  if (isPart) return t('shipments.partly')
  return isReady(order) ? t('ready') : t(`states.${order.state}`)
}

function BankDetails({ data: { order, bank, code }, lang }: Props) {
  const t = translator(messages, lang)
  const day = payDay({ ...order, lang })
  const inAdvance = order.delivery.kind === 'download' ? 'files' : 'prepayment'
  return (
    <section className="order-pay">
      <h2>{t('one.pay')}</h2>
      <p>{t(`one.payLead.${day ? inAdvance : 'invoice'}`, { day })}</p>
      {isClaimed(order) && <p>{t('one.claimed')}</p>}
      <dl className="order-facts">
        {bank.map(({ label, value, isIban }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isIban ? <GroupedIban iban={value} /> : value}</dd>
          </div>
        ))}
      </dl>
      {code && (
        <>
          <p>{t('one.codeLead')}</p>
          <img src={code} alt={t('one.code')} width={180} height={180} className="order-code" />
        </>
      )}
    </section>
  )
}

/** In fours, as on a card; copied it stays in one piece, as forms of banks want it. */
function GroupedIban({ iban }: { iban: string }) {
  const starts = Array.from({ length: Math.ceil(iban.length / 4) }, (_, at) => at * 4)
  return (
    <span className="order-iban">
      {starts.map((start) => (
        <span key={start}>{iban.slice(start, start + 4)}</span>
      ))}
    </span>
  )
}

type SummaryProps = { described: Described; heading?: 'h2' | 'h3'; lang: Lang }

/** Address, delivery, goods and what they come to, which in the review stands right above the button. */
export function OrderSummary({ described, heading: Heading = 'h3', lang }: SummaryProps) {
  const t = translator(messages, lang)
  const { lines, currency } = described
  const exempt = withdrawalLines(described)
  const money = (cents: number) => formatMoney(cents, lang, currency)
  return (
    <div className="order-summary">
      <Heading>{t('one.address')}</Heading>
      <p className="order-text">{addressLines(described).join('\n')}</p>
      <Heading>{t('one.delivery')}</Heading>
      <p className="order-text">{deliveryText(described)}</p>
      {exempt.length > 0 && (
        <ul className="order-exempt plain-list">
          {exempt.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <ul className="order-lines plain-list">
        {lines.map((line) => (
          <li key={line.variant}>
            <span>
              <LineName line={line} lang={lang} />
              {line.shown?.summary && <span className="hint">{line.shown.summary}</span>}
              <span className="hint">
                {[t('one.each', { amount: money(line.unit_price) }), line.shown?.base]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <strong>{money(line.gross)}</strong>
          </li>
        ))}
      </ul>
      <Totals lines={totalLines(described)} />
    </div>
  )
}

/** What it comes to, line by line. */
export function Totals({ lines }: { lines: readonly TotalLine[] }) {
  return (
    <dl className="order-totals">
      {lines.map(({ label, amount, isTotal }) => (
        <div key={label} className={isTotal && 'order-total'}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

type LineProps = { line: Described['lines'][number]; lang: Lang }

/** Leads to the thing itself as long as it is not ordered. */
function LineName({ line, lang }: LineProps) {
  const name = lineName(line)
  return (
    <span>
      {quantityText(line, lang)}{' '}
      {line.shown ? (
        <a href={line.shown.href} target="_blank" rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  )
}
