import { translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import type { ShippingPageData } from '../storefront.ts'
import { ContactLinks } from './shop-view.tsx'

/** Where the shop sends to, in how many days, and for how much. */
export function ShippingView({ data, lang }: ViewProps<ShippingPageData>) {
  const t = translator(messages, lang)
  const { groups, isShown, pickups, contact } = data
  const shown = groups.filter(({ rates }) => rates.length > 0)
  return (
    <div className="page shipping shop-wrap">
      <header className="shop-head">
        <h1>{t('shipping.title')}</h1>
        <p className="lead">{t('shipping.lead')}</p>
      </header>
      {shown.length === 0 && <p>{t('shipping.nowhere')}</p>}
      {shown.map(({ title, rates }) => (
        <section key={title} className="shipping-group">
          <h2>{title}</h2>
          {rates.map(({ countries, days, steps, freeFrom }) => (
            <div key={countries} className="shipping-rate">
              <h3>{countries}</h3>
              <p>
                {t('delivery.label')}: {days}
              </p>
              {isShown && (
                <dl>
                  {steps.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {isShown && freeFrom && <p>{freeFrom}</p>}
            </div>
          ))}
        </section>
      ))}
      {!isShown && <p>{t('shipping.onRequest')}</p>}
      {pickups.length > 0 && (
        <section className="shipping-group">
          <h2>{t('shipping.pickup')}</h2>
          <p>{t('shipping.pickupLead')}</p>
          {pickups.map(({ title, lines }) => (
            <div key={title} className="shipping-rate">
              <h3>{title}</h3>
              <p>{lines.join(' · ')}</p>
            </div>
          ))}
        </section>
      )}
      <ContactLinks contact={contact} />
    </div>
  )
}
