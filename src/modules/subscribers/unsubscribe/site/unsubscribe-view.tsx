import { translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { unsubscribeMessages } from '../messages.ts'
import { ALL_FIELD, type UnsubscribeData } from '../page.ts'

/** One address, one button. */
export function UnsubscribeView({ data, lang }: ViewProps<UnsubscribeData>) {
  const t = translator(unsubscribeMessages, lang)
  if (data.step === 'done')
    return (
      <section className="form-page">
        <h1>{t('done.title')}</h1>
        <p className="form-lead" role="status">
          {t('done.lead', { address: data.address })}
        </p>
        <p>
          <a href={lang === 'en' ? '/en' : '/'}>{t('home')}</a>
        </p>
      </section>
    )
  return (
    <section className="form-page">
      <h1>{t('ask.title')}</h1>
      <p className="form-lead">{t('ask.lead', { list: data.list })}</p>
      <form method="post" className="form" data-plain>
        <p>
          <strong>{data.address}</strong>
        </p>
        {data.hasMore && (
          <label className="choice">
            <input type="checkbox" name={ALL_FIELD} />
            <span>{t('ask.all')}</span>
          </label>
        )}
        <button type="submit" className="button">
          {t('ask.submit')}
        </button>
      </form>
    </section>
  )
}
