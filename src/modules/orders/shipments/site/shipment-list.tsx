import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { messages } from '../../messages.ts'
import type { OrderPageData } from '../../orders/pages.ts'
import { packedLines, shipmentTitle } from '../describe-shipment.ts'
import { isLeft } from '../shipment.ts'

type Props = { order: OrderPageData['order']; lang: Lang }

/** Where the parcels of an order are, and what each of them holds. */
export function ShipmentList({ order, lang }: Props) {
  const t = translator(messages, lang)
  const { shipments, lines, state } = order
  if (shipments.length === 0) return null
  const rest = state === 'in_fulfilment' && isLeft(lines)
  return (
    <>
      <h2>{t('shipments.title')}</h2>
      <ul className="order-shipments plain-list">
        {shipments.map((shipment) => (
          <li key={shipment._id}>
            <strong>{shipmentTitle(shipment, lang)}</strong>
            <span className="order-text">{packedLines(shipment, lines, lang).join('\n')}</span>
            <Tracking shipment={shipment} lang={lang} />
          </li>
        ))}
      </ul>
      {rest && <p>{t('shipments.rest')}</p>}
    </>
  )
}

function Tracking({
  shipment,
  lang,
}: {
  shipment: Props['order']['shipments'][number]
  lang: Lang
}) {
  const t = translator(messages, lang)
  const { tracking, tracking_url: href } = shipment
  if (tracking === '') return null
  const isNamed = href !== tracking
  return (
    <span className="order-tracking">
      {isNamed && t('mail.shipped.tracking', { tracking })}{' '}
      {href && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {t('shipments.follow')}
        </a>
      )}
    </span>
  )
}
