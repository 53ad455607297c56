import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { HOME_PLACES } from '../../pages.ts'
import { texts } from '../../texts.ts'
import { pictures } from '../pictures.ts'
import { PictureView } from './picture-view.tsx'

const WORKS = ['table', 'bookcase', 'door', 'joint'] as const

export function Works({ lang }: { lang: Lang }) {
  const t = translator(texts, lang)
  return (
    <section className="wrap band works" id={HOME_PLACES.works[lang]}>
      <h2>{t('works.title')}</h2>
      <div className="works-grid">
        {WORKS.map((work) => (
          <figure key={work}>
            <PictureView picture={pictures[work]} alt={t(`works.alt.${work}`)} />
            <figcaption>
              <h3>{t(`works.${work}.title`)}</h3>
              <p>{t(`works.${work}.text`)}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
