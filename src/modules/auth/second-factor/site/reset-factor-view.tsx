import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { loginPage, type ResetFactorData } from '../../sign-in/pages.ts'
import { BackLinks } from '../../site/account-links.tsx'
import { HandleField, NOTHING } from '../../site/handle-field.tsx'
import { PasswordField } from '../../site/parts.tsx'
import { factorMessages } from '../messages.ts'

export function ResetFactorView({ data, lang }: ViewProps<ResetFactorData>) {
  const t = translator(factorMessages, lang)
  if (data.step === 'confirm')
    return (
      <FormPage title={t('reset.confirm_title')} lead={t('reset.confirm')}>
        <form method="post" className="form" data-plain>
          <input type="hidden" name="key" value={data.key} />
          <button type="submit" className="button">
            {t('reset.confirm_submit')}
          </button>
        </form>
      </FormPage>
    )
  if (data.step === 'done')
    return (
      <FormPage title={t('reset.done_title')} lead={t('reset.done')}>
        <a className="button" href={loginPage.path[lang]}>
          {t('reset.login')}
        </a>
      </FormPage>
    )
  if (data.step === 'asked')
    return (
      <FormPage title={t('reset.asked_title')} lead={t('reset.asked')}>
        <BackLinks lang={lang} />
      </FormPage>
    )
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')} error={data.error}>
      {data.mentionsSms && <p className="message form-notice">{t('reset.sms')}</p>}
      <AskForm handle={data.handle} lang={lang} />
      <BackLinks lang={lang} />
    </FormPage>
  )
}

function AskForm({ handle, lang }: { handle: string; lang: Lang }) {
  const t = translator(factorMessages, lang)
  return (
    <form method="post" className="form" data-plain>
      <HandleField label={t('reset.handle')} handle={handle} />
      <PasswordField form={NOTHING} lang={lang} label={t('reset.password')} />
      <button type="submit" className="button">
        {t('reset.submit')}
      </button>
    </form>
  )
}
