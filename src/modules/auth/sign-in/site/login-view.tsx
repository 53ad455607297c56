import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { texts } from '../../messages.ts'
import { factorTexts } from '../../second-factor/messages.ts'
import { CodeView } from '../../second-factor/site/code-view.tsx'
import { RecoveryList } from '../../second-factor/site/recovery-list.tsx'
import { SetupView } from '../../second-factor/site/setup-view.tsx'
import { FormPage } from '../../site/form-page.tsx'
import { NOTHING } from '../../site/handle-field.tsx'
import { PasswordField, StrengthMeter } from '../../site/parts.tsx'
import { type CodesStep, type LoginData, loginPage, type PasswordStep } from '../pages.ts'
import { SignInView } from './sign-in-view.tsx'

type FirstPasswordViewProps = { data: PasswordStep; lang: Lang }

/** Signing in, step by step: plain forms that need no script, passkeys excepted. */
export function LoginView({ data, lang }: ViewProps<LoginData>) {
  if (data.step === 'sign-in') return <SignInView data={data} lang={lang} />
  if (data.step === 'code') return <CodeView data={data} lang={lang} />
  if (data.step === 'new-password') return <FirstPasswordView data={data} lang={lang} />
  if (data.step === 'set-up') return <SetupView data={data} lang={lang} />
  return <CodesView data={data} lang={lang} />
}

type Props = { data: CodesStep; lang: Lang }

/** Shown once. The way on leads over the login page, which knows where the person belongs. */
function CodesView({ data, lang }: Props) {
  const t = translator(factorTexts, lang)
  const next = data.next ? `?next=${encodeURIComponent(data.next)}` : ''
  return (
    <FormPage title={t('codes.title')} lead={t('codes.lead')}>
      <RecoveryList codes={data.codes} lang={lang} next={loginPage.path[lang] + next} />
    </FormPage>
  )
}

/** A one-time password was used: the first own one is chosen. */
function FirstPasswordView({ data, lang }: FirstPasswordViewProps) {
  const t = translator(texts, lang)
  return (
    <FormPage title={t('password.title')} lead={t('password.lead')} error={data.error}>
      <form method="post" className="form" data-plain>
        <input type="hidden" name="next" value={data.next} />
        <PasswordField form={NOTHING} lang={lang} label={t('password.old')} />
        <PasswordField
          form={NOTHING}
          lang={lang}
          name="newPassword"
          label={t('password.fresh')}
          isNew
        >
          <StrengthMeter of="newPassword" lang={lang} />
        </PasswordField>
        <button type="submit" className="button">
          {t('password.submit')}
        </button>
      </form>
    </FormPage>
  )
}
