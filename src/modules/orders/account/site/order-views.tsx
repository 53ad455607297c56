import { formatMoment, formatMoney } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { AccountFrame } from '#modules/users/site/parts.tsx'
import { messages } from '../../messages.ts'
import { isReady } from '../../orders/life-cycle.ts'
import type { OwnOrder } from '../../orders/order.calls.ts'
import { type OrderPageData, ownOrderPage, ownOrdersPage } from '../../orders/pages.ts'
import { OrderDetails } from '../../site/parts.tsx'

type List = { items: readonly OwnOrder[]; next: string | null }

/** The own orders, the latest first. */
export function OwnOrdersView({ data: { items, next }, lang }: ViewProps<List>) {
  const t = translator(messages, lang)
  return (
    <AccountFrame part="orders" lang={lang} title={t('own.title')} lead={t('own.lead')}>
      {items.length === 0 && <p>{t('own.empty')}</p>}
      <ul className="own-orders plain-list">
        {items.map(({ _id, number, total, currency, created, ...item }) => (
          <li key={_id}>
            <a href={ownOrderPage.path[lang].replace(':id', _id)}>{t('one.title', { number })}</a>
            <span className="hint">
              {formatMoment(created, lang)} · {formatMoney(total, lang, currency)} ·{' '}
              {isReady(item) ? t('ready') : t(`states.${item.state}`)}
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <p>
          <a href={`${ownOrdersPage.path[lang]}?cursor=${next}`}>{t('own.older')}</a>
        </p>
      )}
    </AccountFrame>
  )
}

export function OwnOrderView({ data, lang }: ViewProps<OrderPageData>) {
  const t = translator(messages, lang)
  return (
    <AccountFrame part="orders" lang={lang} title={titleOf(data, lang)}>
      <p>
        <a href={ownOrdersPage.path[lang]}>{t('own.back')}</a>
      </p>
      <OrderDetails data={data} lang={lang} />
    </AccountFrame>
  )
}

export function GuestOrderView({ data, lang }: ViewProps<OrderPageData>) {
  return (
    <section className="form-page order-page">
      <h1>{titleOf(data, lang)}</h1>
      <OrderDetails data={data} lang={lang} />
    </section>
  )
}

function titleOf({ order: { number } }: OrderPageData, lang: Lang): string {
  return translator(messages, lang)('one.title', { number })
}
