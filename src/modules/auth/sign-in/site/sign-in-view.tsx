import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { texts } from '../../messages.ts'
import { startFacebook } from '../../outside-accounts/facebook.calls.ts'
import { PasskeyPlace } from '../../passkeys/site/passkey-place.tsx'
import { verifyPage } from '../../sign-up/pages.ts'
import { AccountLinks } from '../../site/account-links.tsx'
import { FormPage } from '../../site/form-page.tsx'
import { HandleField, NOTHING } from '../../site/handle-field.tsx'
import { PasswordField } from '../../site/parts.tsx'
import type { SignInStep } from '../pages.ts'

type Props = { data: SignInStep; lang: Lang }

export function SignInView({ data, lang }: Props) {
  const t = translator(texts, lang)
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

function SignInForm({ data, lang }: Props) {
  const t = translator(texts, lang)
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
function OtherWays({ data, lang }: Props) {
  if (!data.hasPasskeys && !data.hasFacebook) return null
  const t = translator(texts, lang)
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
