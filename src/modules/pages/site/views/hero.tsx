import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { HOME_PLACES } from '../../pages.ts'
import { texts } from '../../texts.ts'
import { pictures } from '../pictures.ts'
import { PictureView } from './picture-view.tsx'

/** What this is, for whom, and the two ways on. */
export function Hero({ lang }: { lang: Lang }) {
  const t = translator(texts, lang)
  return (
    <section className="hero">
      <div className="wrap hero-words">
        <div>
          <p className="eyebrow">{t('home.eyebrow')}</p>
          <h1>{t('home.heading')}</h1>
        </div>
        <div className="hero-lead">
          <p className="lead">{t('home.lead')}</p>
          <p className="actions">
            <a className="button" href={`#${HOME_PLACES.visit[lang]}`}>
              {t('home.mail')}
            </a>
            <a className="button quiet" href={`#${HOME_PLACES.works[lang]}`}>
              {t('home.see')}
            </a>
          </p>
        </div>
      </div>
      <div className="hero-picture">
        <PictureView picture={pictures.workshop} alt={t('home.picture')} isFirst />
      </div>
    </section>
  )
}
