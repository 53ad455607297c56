import { countryName } from '#kernel/i18n/countries.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { EmbedPlace } from '../embeds/embed.ts'
import { messages } from '../messages.ts'
import type { Service } from '../services/service.ts'

type EmbedFrameProps = {
  place: EmbedPlace
  title: string
  lang: Lang
  /** In px; without one it is as wide as a film. */
  height?: number
}

/**
 * The place of something foreign: a frame of our own that is the same for every visitor. What stands
 * in it is decided when it is asked for, by that visitor's consent.
 */
export function EmbedFrame({ place, title, lang, height }: EmbedFrameProps) {
  const t = translator(messages, lang)
  const name = title || t('embed.frame')
  if (!place.src) return <p className="embed-place">{t('embed.later', { name })}</p>
  return (
    <iframe
      className={height === undefined ? 'embed-frame embed-film' : 'embed-frame'}
      data-embed={place.services.join(' ')}
      src={place.src}
      title={name}
      height={height}
      loading="lazy"
      referrerPolicy="no-referrer"
      allow="fullscreen; picture-in-picture; encrypted-media; autoplay"
    />
  )
}

/** What each service is for and who runs it: on the privacy page and where visitors decide. */
export function ServiceList({ services, lang }: { services: readonly Service[]; lang: Lang }) {
  return (
    <ul className="service-list plain-list">
      {services.map((service) => (
        <li key={service.name}>
          <h3>{service.label}</h3>
          <p>{service.purpose}</p>
          <ServiceFacts service={service} lang={lang} />
          {service.more && (
            <p>
              <a href={service.more.href}>{service.more.label}</a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

export function ServiceFacts({ service, lang }: { service: Service; lang: Lang }) {
  const t = translator(messages, lang)
  const { provider, country, storage, lifetime, hosts, asks, basis } = service
  const facts = [
    ['provider', provider],
    ['country', countriesIn(country, lang)],
    ['storage', storage.join(', ')],
    ['lifetime', lifetime],
    ['hosts', hosts.join(', ')],
  ] as const
  return (
    <dl className="service-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`facts.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      <div>
        <dt>{t('facts.basis')}</dt>
        <dd>{basis ?? t(asks ? 'facts.asked' : 'facts.necessary')}</dd>
      </div>
    </dl>
  )
}

/** @example countriesIn('IE, US', 'en') // 'Ireland, United States' */
function countriesIn(country: string, lang: Lang): string {
  const codes = country.split(',').map((code) => code.trim())
  return codes.map((code) => code && countryName(code, lang)).join(', ')
}
