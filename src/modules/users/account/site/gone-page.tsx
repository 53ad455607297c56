import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { ErasureReport } from '../../people/person.calls.ts'
import { protectionTexts } from '../messages.ts'

type Props = { kept: ErasureReport['kept']; lang: Lang }

export function GonePage({ kept, lang }: Props) {
  const t = translator(protectionTexts, lang)
  return (
    <section className="form-page">
      <h1>{t('gone.title')}</h1>
      <p className="form-lead">{t('gone.lead')}</p>
      {kept.length > 0 && (
        <>
          <h2>{t('gone.kept')}</h2>
          <ul className="account-rows plain-list">
            {kept.map(({ module, what, why }) => (
              <li key={module + what.en}>
                <strong>{what[lang]}</strong>
                <p className="hint">{why[lang]}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className="button" href={lang === 'en' ? '/en' : '/'}>
          {t('gone.home')}
        </a>
      </p>
    </section>
  )
}
