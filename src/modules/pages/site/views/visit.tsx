import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { Business } from '../../config.ts'
import { mailHref, telephoneHref } from '../../contact-links.ts'
import { hoursLines } from '../../opening-hours.ts'
import { HOME_PLACES } from '../../pages.ts'
import { texts } from '../../texts.ts'
import { pictures } from '../pictures.ts'
import { PictureView } from './picture-view.tsx'

/** Where, when and how to get in touch. */
export function Visit({ business, lang }: { business: Business; lang: Lang }) {
  const t = translator(texts, lang)
  const { phone, email, street, zip, city } = business
  return (
    <section className="band visit" id={HOME_PLACES.visit[lang]}>
      <div className="wrap visit-words">
        <div>
          <h2>{t('visit.title')}</h2>
          <p>{t('visit.text')}</p>
        </div>
        <dl>
          <div>
            <dt>{t('visit.mail')}</dt>
            <dd>
              <a href={mailHref(business)}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{t('visit.call')}</dt>
            <dd>
              <a href={telephoneHref(business)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('facts.address')}</dt>
            <dd>
              {street}, {zip} {city}
            </dd>
          </div>
          <div>
            <dt>{t('facts.hours')}</dt>
            <dd>
              <ul className="plain-list hours">
                {hoursLines(business.hours, lang).map(({ days, times }) => (
                  <li key={days}>
                    <span>{days}</span> <span>{times}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </div>
      <PictureView picture={pictures.facade} alt={t('visit.picture')} />
    </section>
  )
}
