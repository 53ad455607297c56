import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { ChoosePasswordForm } from '../../passwords/site/choose-password-form.tsx'
import { BackLinks } from '../../site/account-links.tsx'
import { AskForm } from '../../site/ask-form.tsx'
import { signupMessages } from '../messages.ts'
import { loginAddress, type VerifyData } from '../pages.ts'

export function VerifyView({ data, lang }: ViewProps<VerifyData>) {
  const t = translator(signupMessages, lang)
  if (data.step === 'confirm') return <ConfirmPage data={data} lang={lang} />
  if (data.step === 'done') return <DonePage data={data} lang={lang} />
  if (data.step === 'invited')
    return (
      <FormPage title={t('invited.title')} lead={t('invited.lead')} error={data.error}>
        <ChoosePasswordForm mailed={data} lang={lang} submit={t('invited.submit')} />
      </FormPage>
    )
  if (data.step === 'asked')
    return (
      <FormPage title={t('reset.askedTitle')} lead={t('verify.asked')}>
        <BackLinks lang={lang} />
      </FormPage>
    )
  const error = data.isExpired ? t('verify.expired') : data.error
  return (
    <FormPage title={t('verify.askTitle')} lead={t('verify.askLead')} error={error}>
      <AskForm submit={t('verify.ask')} lang={lang} />
      <BackLinks lang={lang} />
    </FormPage>
  )
}

type StepProps<Step extends VerifyData['step']> = {
  data: Extract<VerifyData, { step: Step }>
  lang: Lang
}

function ConfirmPage({ data, lang }: StepProps<'confirm'>) {
  const t = translator(signupMessages, lang)
  const isMove = data.kind === 'new-handle'
  return (
    <FormPage
      title={isMove ? t('verify.moveTitle') : t('verify.title')}
      lead={isMove ? t('verify.moveLead') : t('verify.lead')}
    >
      <form method="post" className="form" data-plain>
        <input type="hidden" name="key" value={data.key} />
        <button type="submit" className="button">
          {t('verify.submit')}
        </button>
      </form>
    </FormPage>
  )
}

function DonePage({ data, lang }: StepProps<'done'>) {
  const t = translator(signupMessages, lang)
  const isInvited = data.kind.endsWith('invite')
  return (
    <FormPage
      title={isInvited ? t('invited.doneTitle') : t('verify.doneTitle')}
      lead={t('verify.done')}
    >
      <a className="button" href={loginAddress(lang)}>
        {t('links.login')}
      </a>
    </FormPage>
  )
}
