import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import { startFacebook } from '../../outside-accounts/facebook.calls.ts'
import { PasskeyPlace } from '../../passkeys/site/passkey-place.tsx'
import { factorMessages } from '../../second-factor/messages.ts'
import { CodeView } from '../../second-factor/site/code-view.tsx'
import { RecoveryList } from '../../second-factor/site/recovery-list.tsx'
import { SetupView } from '../../second-factor/site/setup-view.tsx'
import { verifyPage } from '../../sign-up/pages.ts'
import { AccountLinks } from '../../site/account-links.tsx'
import { HandleField, NOTHING } from '../../site/handle-field.tsx'
import { PasswordField, StrengthMeter } from '../../site/parts.tsx'
import {
  type CodesStep,
  type LoginData,
  loginPage,
  type PasswordStep,
  type SignInStep,
} from '../pages.ts'

type SignInViewProps = { data: SignInStep; lang: Lang }

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
  const t = translator(factorMessages, lang)
  const next = data.next ? `?next=${encodeURIComponent(data.next)}` : ''
  return (
    <FormPage title={t('codes.title')} lead={t('codes.lead')}>
      <RecoveryList codes={data.codes} lang={lang} next={loginPage.path[lang] + next} />
    </FormPage>
  )
}

/** A one-time password was used: the first own one is chosen. */
function FirstPasswordView({ data, lang }: FirstPasswordViewProps) {
  const t = translator(messages, lang)
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

function SignInView({ data, lang }: SignInViewProps) {
  const t = translator(messages, lang)
  return (
    <FormPage title={t('login.title')} lead={t('login.lead')} error={data.error}>
      {data.notice && <p className="message form-notice">{t(`notice.${data.notice}`)}</p>}
      {data.isUnverified && (
        <p className="form-notice">
          <a href={verifyPage.path[lang]}>{t('login.resend')}</a>
        </p>
      )}
      <SignInForm data={data} lang={lang} />
      <OtherWays data={data} lang={lang} />
      <AccountLinks lang={lang} />
      <p className="form-foot">
        <a href={lang === 'en' ? '/en' : '/'}>{t('login.back')}</a>
      </p>
    </FormPage>
  )
}

function SignInForm({ data, lang }: SignInViewProps) {
  const t = translator(messages, lang)
  return (
    <form method="post" className="form" data-plain>
      <input type="hidden" name="next" value={data.next} />
      <HandleField label={t('login.handle')} handle={data.handle} />
      <PasswordField form={NOTHING} lang={lang} label={t('login.password')} />
      <button type="submit" className="button">
        {t('login.submit')}
      </button>
    </form>
  )
}

/** Each is absent where this website cannot do it. */
function OtherWays({ data, lang }: SignInViewProps) {
  if (!data.hasPasskeys && !data.hasFacebook) return null
  const t = translator(messages, lang)
  const next = data.next ? `?next=${encodeURIComponent(data.next)}` : ''
  return (
    <div className="other-ways">
      {data.hasFacebook && (
        <a className="button quiet" href={startFacebook.path + next} data-plain>
          {t('login.facebook')}
        </a>
      )}
      {data.hasPasskeys && <PasskeyPlace lang={lang} next={data.next} purpose="login" />}
    </div>
  )
}
