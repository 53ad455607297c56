import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { startFacebook } from '#modules/auth/outside-accounts/facebook.calls.ts'
import { protectionTexts } from '../../messages.ts'
import { factorPage, type SecurityData } from '../../pages.ts'
import { AccountFrame, AccountSection } from '../account-frame.tsx'
import { CodesLeft } from './codes-left.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { SessionList } from './session-list.tsx'

type Props = { data: SecurityData; lang: Lang }

export function SecurityView({ data, lang }: ViewProps<SecurityData>) {
  const t = translator(protectionTexts, lang)
  return (
    <AccountFrame
      part="security"
      lang={lang}
      title={t('security.title')}
      lead={t('security.lead')}
      done={data.done}
    >
      <PasswordSection data={data} lang={lang} />
      <FactorSection data={data} lang={lang} />
      <AccountSection id="passkeys" title={t('passkeys.title')} lead={t('passkeys.lead')}>
        <PasskeyList data={data} lang={lang} />
      </AccountSection>
      {data.hasProvider && (
        <AccountSection id="outside" title={t('outside.title')} lead={t('outside.lead')}>
          <p>
            <a className="button quiet" href={startFacebook.path} data-plain>
              {t('outside.connect')}
            </a>
          </p>
        </AccountSection>
      )}
      <AccountSection id="sessions" title={t('sessions.title')} lead={t('sessions.lead')}>
        <SessionList sessions={data.sessions} lang={lang} />
      </AccountSection>
    </AccountFrame>
  )
}

function PasswordSection({ data, lang }: Props) {
  const t = translator(protectionTexts, lang)
  return (
    <AccountSection id="password" title={t('password.title')}>
      {data.hasPassword ? (
        <NewPasswordForm form={data.password} handle={data.handle} lang={lang} />
      ) : (
        <p>
          {t('password.none')}{' '}
          <a href={lang === 'en' ? '/en/resetpassword' : '/resetpassword'}>
            {t('password.choose')}
          </a>
        </p>
      )}
    </AccountSection>
  )
}

function FactorSection({ data, lang }: Props) {
  const t = translator(protectionTexts, lang)
  const { isEnabled, codesLeft } = data.factor
  return (
    <AccountSection id="factor" title={t('factor.title')} lead={t('factor.lead')}>
      <p className="account-state" data-on={isEnabled ? '' : undefined}>
        <strong>{isEnabled ? t('factor.on') : t('factor.off')}</strong>
      </p>
      {isEnabled && <CodesLeft count={codesLeft} lang={lang} />}
      <p>
        <a className={isEnabled ? 'button quiet' : 'button'} href={factorPage.path[lang]}>
          {isEnabled ? t('factor.manage') : t('factor.setUp')}
        </a>
      </p>
    </AccountSection>
  )
}
