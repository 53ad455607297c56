import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { blockMessages } from '../messages.ts'
import type { BusinessHours, openingHours } from './block.ts'

export function OpeningHoursView({ props, data, lang }: PropsOf<typeof openingHours>) {
  if (!data) return null
  const t = translator(blockMessages, lang)
  const { lines, address, closures } = data
  const ways = props.hasContact ? [data.phone, data.email].filter((way) => way !== null) : []
  return (
    <div className="hours-block">
      <h3>{props.title || t('hours.title')}</h3>
      {lines.length > 0 ? <HoursLines lines={lines} /> : <p>{t('hours.empty')}</p>}
      {closures.length > 0 && (
        <ul className="hours-closures plain-list">
          {closures.map(({ title, days }) => (
            <li key={`${title} ${days}`}>
              <strong>{title}:</strong> {days}
            </li>
          ))}
        </ul>
      )}
      {props.hasAddress && address.length > 0 && (
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {ways.length > 0 && (
        <ul className="hours-ways plain-list">
          {ways.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function HoursLines({ lines }: Pick<BusinessHours, 'lines'>) {
  return (
    <dl>
      {lines.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}
