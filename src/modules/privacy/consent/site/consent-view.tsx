import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import type { Service } from '../../services/service.ts'
import { ServiceFacts } from '../../site/parts.tsx'
import type { ConsentData } from '../consent-page.ts'

const PRIVACY_PATHS: Readonly<Record<Lang, string>> = { de: '/Datenschutz', en: '/en/privacy' }

/** One form for the page and for the dialog, which takes it from here. */
export function ConsentView({ data, lang, path }: ViewProps<ConsentData>) {
  const t = translator(messages, lang)
  return (
    <section className="form-page consent-page">
      <h1>{t('page.title')}</h1>
      {data.isSaved && (
        <p className="consent-saved" role="status">
          {t('page.saved')}
        </p>
      )}
      {!data.isAsked ? (
        <p className="form-lead">{t('page.none')}</p>
      ) : (
        <ConsentForm data={data} lang={lang} path={path} />
      )}
    </section>
  )
}

function ConsentForm({ data, lang, path }: Omit<ViewProps<ConsentData>, 'blocks'>) {
  const t = translator(messages, lang)
  const hasChoices = data.services.length > 0
  return (
    <form method="post" action={path} className="form consent-form" data-consent-form="" data-plain>
      <h2 className="consent-title">{t(hasChoices ? 'dialog.title' : 'dialog.quiet')}</h2>
      <p>{t(hasChoices ? 'page.lead' : 'page.none')}</p>
      <input type="hidden" name="version" value={data.version} />
      {hasChoices ? (
        <Choices data={data} lang={lang} />
      ) : (
        <div className="consent-buttons">
          <button type="submit" className="button" name="choice" value="none">
            {t('dialog.understood')}
          </button>
        </div>
      )}
      <p className="consent-foot">
        {t('page.until')} {t('page.record')} <a href={PRIVACY_PATHS[lang]}>{t('page.policy')}</a>
      </p>
    </form>
  )
}

function Choices({ data, lang }: Pick<ViewProps<ConsentData>, 'data' | 'lang'>) {
  const t = translator(messages, lang)
  return (
    <>
      {/* The first button is what Enter in a tick box presses: it must not be "all". */}
      <button type="submit" name="choice" value="chosen" hidden />
      <fieldset>
        <legend>{t('page.choices')}</legend>
        {data.services.map((service) => (
          <Choice
            key={service.name}
            service={service}
            isAccepted={data.accepted.includes(service.name)}
            lang={lang}
          />
        ))}
      </fieldset>
      <div className="consent-buttons">
        <button type="submit" className="button" name="choice" value="all">
          {t('dialog.all')}
        </button>
        <button type="submit" className="button" name="choice" value="none">
          {t('dialog.none')}
        </button>
        <button
          type="submit"
          className="button"
          name="choice"
          value="chosen"
          data-choose={t('dialog.choose')}
        >
          {t('dialog.save')}
        </button>
      </div>
    </>
  )
}

type ChoiceProps = { service: Service; isAccepted: boolean; lang: Lang }

function Choice({ service, isAccepted, lang }: ChoiceProps) {
  const { name, label, purpose } = service
  return (
    <div className="consent-choice">
      <label>
        <input type="checkbox" name={`service.${name}`} defaultChecked={isAccepted} />
        <span>
          <strong>{label}</strong>
          <span>{purpose}</span>
        </span>
      </label>
      <details>
        <summary>{translator(messages, lang)('facts.more', { label })}</summary>
        <ServiceFacts service={service} lang={lang} />
      </details>
    </div>
  )
}
