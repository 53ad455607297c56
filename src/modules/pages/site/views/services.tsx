import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { HOME_PLACES } from '../../pages.ts'
import { texts } from '../../texts.ts'

const SERVICES = ['furniture', 'kitchens', 'interiors', 'doors'] as const

export function Services({ lang }: { lang: Lang }) {
  const t = translator(texts, lang)
  return (
    <section className="wrap band services" id={HOME_PLACES.services[lang]}>
      <h2>{t('services.title')}</h2>
      <ul className="plain-list">
        {SERVICES.map((service) => (
          <li key={service}>
            <h3>{t(`services.${service}.title`)}</h3>
            <p>{t(`services.${service}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
