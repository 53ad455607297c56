import { translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import type { ConfirmData } from '../confirm-page.ts'
import { guestMessages } from '../messages.ts'

/** One address, one button. Opening the page changes nothing: mail programs open links too. */
export function ConfirmView({ data, lang }: ViewProps<ConfirmData>) {
  const t = translator(guestMessages, lang)
  return (
    <section className="form-page">
      <h1>{t(`page.${data.step}.title`)}</h1>
      <p className="form-lead">{t(`page.${data.step}.lead`)}</p>
      {data.step === 'confirm' ? (
        <form method="post" className="form" data-plain>
          <p>
            <strong>{data.address}</strong>
          </p>
          <input type="hidden" name="key" value={data.key} />
          <button type="submit" className="button">
            {t('page.submit')}
          </button>
        </form>
      ) : (
        <a href={lang === 'en' ? '/en' : '/'}>{t('page.home')}</a>
      )}
    </section>
  )
}
