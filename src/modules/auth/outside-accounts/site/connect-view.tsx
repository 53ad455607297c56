import { translator } from '#kernel/i18n/messages.ts'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import type { ConnectData } from '../../sign-in/pages.ts'
import { NOTHING } from '../../site/handle-field.tsx'
import { PasswordField } from '../../site/parts.tsx'

/** The way out is a link: browsers do not let a form of ours end on another website. */
export function ConnectView({ data, lang }: ViewProps<ConnectData>) {
  const t = translator(messages, lang)
  const account = lang === 'en' ? '/en/account' : '/account'
  if (data.step === 'go')
    return (
      <FormPage title={t('connect.title')} lead={t('connect.ready')}>
        <a className="button" href={data.to} rel="noreferrer" data-plain>
          {t('connect.go')}
        </a>
        <p className="form-foot">
          <a href={account}>{t('connect.cancel')}</a>
        </p>
      </FormPage>
    )
  const lead = t('connect.lead', { handle: data.handle })
  return (
    <FormPage title={t('connect.title')} lead={lead} error={data.error}>
      <form method="post" className="form" data-plain>
        <input type="hidden" name="next" value={data.next} />
        {data.asksPassword && (
          <PasswordField form={NOTHING} lang={lang} label={t('connect.password')} />
        )}
        <button type="submit" className="button">
          {t('connect.submit')}
        </button>
      </form>
      <p className="form-foot">
        <a href={account}>{t('connect.cancel')}</a>
      </p>
    </FormPage>
  )
}
