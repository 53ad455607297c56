import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { PasswordField } from '#modules/auth/site/parts.tsx'
import { protectionMessages } from '../../messages.ts'
import type { AccountForm, FactorData } from '../../pages.ts'
import { AccountSection } from '../account-frame.tsx'
import { FormError } from '../form-parts.tsx'
import { CodeField } from './code-field.tsx'
import { CodesLeft } from './codes-left.tsx'

type Data = Extract<FactorData, { step: 'state' }>
type Props = { data: Data; lang: Lang }

export function FactorState({ data, lang }: Props) {
  const t = translator(protectionMessages, lang)
  const { isEnabled, isRequired, codesLeft } = data.factor
  return (
    <>
      <p className="account-state" data-on={isEnabled ? '' : undefined}>
        <strong>{isEnabled ? t('factor.on') : t('factor.off')}</strong>
      </p>
      {isEnabled && <CodesLeft count={codesLeft} lang={lang} />}
      {isRequired && <p>{t('factor.required')}</p>}
      <BeginSection data={data} lang={lang} />
      {isEnabled && data.hasPassword && (
        <AccountSection id="renew" title={t('factor.renewTitle')} lead={t('factor.renewLead')}>
          <ProofForm form={data.renew} lang={lang} name="renew" submit={t('factor.renew')} />
        </AccountSection>
      )}
      {isEnabled && !isRequired && data.hasPassword && (
        <AccountSection id="off" title={t('factor.offTitle')} lead={t('factor.offLead')}>
          <ProofForm
            form={data.off}
            lang={lang}
            name="off"
            submit={t('factor.offSubmit')}
            asksCode
          />
        </AccountSection>
      )}
    </>
  )
}

function BeginSection({ data, lang }: Props) {
  const t = translator(protectionMessages, lang)
  const { hasApp } = data.factor
  return (
    <AccountSection
      id="begin"
      title={hasApp ? t('factor.otherApp') : t('factor.appTitle')}
      lead={hasApp ? t('factor.otherAppLead') : t('factor.appLead')}
    >
      {data.hasPassword ? (
        <ProofForm form={data.begin} lang={lang} name="begin" submit={t('factor.begin')} />
      ) : (
        <p>
          {t('factor.noPassword')}{' '}
          <a href={lang === 'en' ? '/en/resetpassword' : '/resetpassword'}>
            {t('password.choose')}
          </a>
        </p>
      )}
    </AccountSection>
  )
}

type ProofProps = {
  form: AccountForm
  lang: Lang
  name: 'begin' | 'renew' | 'off'
  submit: string
  asksCode?: boolean
}

/** The password first, whatever is to be changed. */
function ProofForm({ form, lang, name, submit, asksCode }: ProofProps) {
  const t = translator(protectionMessages, lang)
  return (
    <form method="post" className="form account-form">
      <input type="hidden" name="form" value={name} />
      <FormError form={form} />
      <PasswordField form={form} lang={lang} id={`${name}-password`} label={t('password.own')} />
      {asksCode && (
        <CodeField form={form} lang={lang} id={`${name}-code`} label={t('factor.offCode')} />
      )}
      <button type="submit" className={name === 'begin' ? 'button' : 'button quiet'}>
        {submit}
      </button>
    </form>
  )
}
