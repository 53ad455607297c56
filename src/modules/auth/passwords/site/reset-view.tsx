import { translator } from '#kernel/i18n/messages.ts'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { signupMessages } from '../../sign-up/messages.ts'
import { loginAddress, type ResetData } from '../../sign-up/pages.ts'
import { BackLinks } from '../../site/account-links.tsx'
import { AskForm } from '../../site/ask-form.tsx'
import { ChoosePasswordForm } from './choose-password-form.tsx'

export function ResetView({ data, lang }: ViewProps<ResetData>) {
  const t = translator(signupMessages, lang)
  if (data.step === 'choose')
    return (
      <FormPage title={t('reset.chooseTitle')} lead={t('reset.chooseLead')} error={data.error}>
        <ChoosePasswordForm mailed={data} lang={lang} submit={t('reset.choose')} />
      </FormPage>
    )
  if (data.step === 'done')
    return (
      <FormPage title={t('reset.doneTitle')} lead={t('reset.done')}>
        <a className="button" href={loginAddress(lang)}>
          {t('links.login')}
        </a>
      </FormPage>
    )
  if (data.step === 'asked')
    return (
      <FormPage title={t('reset.askedTitle')} lead={t('reset.asked')}>
        <BackLinks lang={lang} />
      </FormPage>
    )
  const error = data.isExpired ? t('verify.expired') : data.error
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')} error={error}>
      <AskForm submit={t('reset.submit')} lang={lang} />
      <BackLinks lang={lang} />
    </FormPage>
  )
}
