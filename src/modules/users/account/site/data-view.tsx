import { formatMoment } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PasswordField } from '#modules/auth/site/parts.tsx'
import type { ErasureReport } from '../../people/person.calls.ts'
import { exportAccount } from '../account.calls.ts'
import { protectionMessages } from '../messages.ts'
import type { OwnData } from '../pages.ts'
import { AccountFrame, AccountSection } from './account-frame.tsx'
import { FormError, isRefused } from './form-parts.tsx'
import { CodeField } from './security/code-field.tsx'

type EraseFormProps = { data: Extract<OwnData, { step: 'data' }>; lang: Lang }

type Props = { kept: ErasureReport['kept']; lang: Lang }

export function OwnDataView({ data, lang }: ViewProps<OwnData>) {
  const t = translator(protectionMessages, lang)
  if (data.step === 'gone') return <GonePage kept={data.kept} lang={lang} />
  return (
    <AccountFrame part="data" lang={lang} title={t('data.title')} lead={t('data.lead')}>
      <AccountSection id="consents" title={t('data.consents')}>
        <Consents consents={data.consents} lang={lang} />
      </AccountSection>
      <AccountSection id="export" title={t('data.export')} lead={t('data.exportLead')}>
        <p className="account-buttons">
          <a className="button quiet" href={exportAccount.path} download>
            {t('data.exportSubmit')}
          </a>
          <a className="button quiet" href={`${exportAccount.path}?format=page`} download>
            {t('data.exportPage')}
          </a>
        </p>
      </AccountSection>
      <AccountSection
        id="erase"
        title={t('data.erase')}
        lead={data.mayErase ? t('data.eraseLead') : t('data.eraseBuiltin')}
      >
        {data.mayErase && <EraseForm data={data} lang={lang} />}
      </AccountSection>
    </AccountFrame>
  )
}

type ConsentsProps = {
  consents: Extract<OwnData, { step: 'data' }>['consents']
  lang: Lang
}

function Consents({ consents, lang }: ConsentsProps) {
  const t = translator(protectionMessages, lang)
  if (consents.length === 0) return <p>{t('data.noConsents')}</p>
  return (
    <ul className="account-rows plain-list">
      {consents.map(({ _id, wording, given, withdrawn }) => (
        <li key={_id}>
          <blockquote>{wording}</blockquote>
          <p className="hint">
            {t('data.given', { when: formatMoment(given, lang) })}
            {withdrawn && `. ${t('data.withdrawn', { when: formatMoment(withdrawn, lang) })}`}
          </p>
          {!withdrawn && (
            <form method="post">
              <input type="hidden" name="id" value={_id} />
              <button type="submit" name="form" value="withdraw" className="button quiet">
                {t('data.withdraw')}
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}

function GonePage({ kept, lang }: Props) {
  const t = translator(protectionMessages, lang)
  return (
    <section className="form-page">
      <h1>{t('gone.title')}</h1>
      <p className="form-lead">{t('gone.lead')}</p>
      {kept.length > 0 && (
        <>
          <h2>{t('gone.kept')}</h2>
          <ul className="account-rows plain-list">
            {kept.map(({ module, what, why }) => (
              <li key={module + what.en}>
                <strong>{what[lang]}</strong>
                <p className="hint">{why[lang]}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className="button" href={lang === 'en' ? '/en' : '/'}>
          {t('gone.home')}
        </a>
      </p>
    </section>
  )
}

/** Asked for as strongly as the account is protected. */
function EraseForm({ data, lang }: EraseFormProps) {
  const t = translator(protectionMessages, lang)
  const { erase: form, hasPassword, hasSecondFactor } = data
  if (!hasPassword)
    return (
      <p>
        {t('factor.noPassword')}{' '}
        <a href={lang === 'en' ? '/en/resetpassword' : '/resetpassword'}>{t('password.choose')}</a>
      </p>
    )
  return (
    <>
      <p>{t('data.eraseKept')}</p>
      <details className="folded" open={isRefused(form)}>
        <summary>{t('data.eraseOpen')}</summary>
        <form method="post" className="form account-form">
          <FormError form={form} />
          <PasswordField form={form} lang={lang} id="erase-password" label={t('password.own')} />
          {hasSecondFactor && (
            <CodeField form={form} lang={lang} id="erase-code" label={t('factor.offCode')} />
          )}
          <button type="submit" name="form" value="erase" className="button danger">
            {t('data.eraseSubmit')}
          </button>
        </form>
      </details>
    </>
  )
}
