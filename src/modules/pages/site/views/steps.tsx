import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { HOME_PLACES } from '../../pages.ts'
import { texts } from '../../texts.ts'

const STEPS = ['meet', 'draw', 'build', 'bring'] as const

export function Steps({ lang }: { lang: Lang }) {
  const t = translator(texts, lang)
  return (
    <section className="steps" id={HOME_PLACES.steps[lang]}>
      <div className="wrap">
        <h2>{t('steps.title')}</h2>
        <ol className="plain-list">
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
