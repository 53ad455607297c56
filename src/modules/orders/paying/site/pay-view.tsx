import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import type { PayData } from '../pages.ts'

/** One thing to do at a time: go on, wait, try again, or nothing any more. */
export function PayView({ data, lang }: ViewProps<PayData>) {
  const t = translator(messages, lang)
  const { number, amount, stage, page, action, order, error } = data
  return (
    <section className="form-page order-page">
      <h1>{t('paying.title', { number })}</h1>
      {error && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      {stage === 'failed' && !error && (
        <p className="form-error" role="alert">
          {t('paying.failed')}
        </p>
      )}
      <p className="form-lead" role="status">
        {t(`paying.${stage === 'failed' ? 'again' : stage}`, { amount })}
      </p>
      {page && (
        <p>
          <a className="button" href={page}>
            {t('paying.go')}
          </a>
        </p>
      )}
      {stage === 'waiting' && (
        <form method="post" action={action} className="form" data-plain="">
          <button type="submit" name="action" value="check" className="button quiet">
            {t('paying.check')}
          </button>
        </form>
      )}
      {(stage === 'open' || stage === 'failed') && <PayForm data={data} lang={lang} />}
      {stage === 'waiting' && data.sources.length > 0 && (
        <>
          <h2>{t('paying.other')}</h2>
          <p>{t('paying.otherHint')}</p>
          <PayForm data={data} lang={lang} />
        </>
      )}
      <p>
        <a href={order}>{t('paying.order')}</a>
      </p>
    </section>
  )
}

function PayForm({ data, lang }: { data: PayData; lang: Lang }) {
  const t = translator(messages, lang)
  const { sources, chosen, action } = data
  if (sources.length === 0) return <p className="message">{t('paying.none')}</p>
  const first = sources.find((source) => source === chosen) ?? sources[0]
  return (
    <form method="post" action={action} className="form" data-plain="">
      <fieldset className="pay-sources">
        <legend>{t('paying.sources')}</legend>
        {sources.map((source) => (
          <label key={source} className="choice">
            <input type="radio" name="source" value={source} defaultChecked={source === first} />
            <span>{t(`sources.${source}`)}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" name="action" value="pay" className="button">
        {t('paying.pay')}
      </button>
    </form>
  )
}
