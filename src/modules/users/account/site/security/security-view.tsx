import { formatMoment } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { startFacebook } from '#modules/auth/outside-accounts/facebook.calls.ts'
import type { OwnSession } from '#modules/auth/sessions/session.calls.ts'
import { PasswordField, StrengthMeter } from '#modules/auth/site/parts.tsx'
import { readableNetwork } from '../../../people/readable-network.ts'
import { protectionMessages } from '../../messages.ts'
import { type AccountForm, factorPage, type SecurityData } from '../../pages.ts'
import { AccountFrame, AccountSection } from '../account-frame.tsx'
import { FormError, isRefused } from '../form-parts.tsx'
import { CodesLeft } from './codes-left.tsx'
import { PasskeyList } from './passkey-list.tsx'

type SessionListProps = { sessions: readonly OwnSession[]; lang: Lang }

type NewPasswordFormProps = { form: AccountForm; handle: string; lang: Lang }

type Props = { data: SecurityData; lang: Lang }

export function SecurityView({ data, lang }: ViewProps<SecurityData>) {
  const t = translator(protectionMessages, lang)
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
  const t = translator(protectionMessages, lang)
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
  const t = translator(protectionMessages, lang)
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

/** The address stands there so that password managers know whose password it is. */
function NewPasswordForm({ form, handle, lang }: NewPasswordFormProps) {
  const t = translator(protectionMessages, lang)
  return (
    <details className="folded" open={isRefused(form)}>
      <summary>{t('password.change')}</summary>
      <form method="post" className="form account-form">
        <input type="hidden" name="form" value="password" />
        <input type="hidden" name="handle" value={handle} autoComplete="username" />
        <FormError form={form} />
        <PasswordField form={form} lang={lang} id="current" label={t('password.current')} />
        <PasswordField
          form={form}
          lang={lang}
          id="newPassword"
          name="newPassword"
          label={t('password.fresh')}
          hint={t('password.hint')}
          isNew
        />
        <StrengthMeter of="newPassword" lang={lang} />
        <PasswordField
          form={form}
          lang={lang}
          id="newPassword2"
          name="newPassword2"
          label={t('password.repeat')}
          isNew
        />
        <p className="hint">{t('password.after')}</p>
        <button type="submit" className="button">
          {t('password.submit')}
        </button>
      </form>
    </details>
  )
}

function SessionList({ sessions, lang }: SessionListProps) {
  const t = translator(protectionMessages, lang)
  const hasOthers = sessions.some(({ current }) => !current)
  return (
    <>
      <ul className="account-rows plain-list">
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} lang={lang} />
        ))}
      </ul>
      {hasOthers && (
        <form method="post">
          <button type="submit" name="form" value="others" className="button quiet">
            {t('sessions.endOthers')}
          </button>
        </form>
      )}
    </>
  )
}

function SessionRow({ session, lang }: { session: OwnSession; lang: Lang }) {
  const t = translator(protectionMessages, lang)
  const { _id, device, current } = session
  const facts = {
    created: formatMoment(session.created_at, lang),
    active: formatMoment(session.last_active, lang),
    network: readableNetwork(session.ip_prefix),
  }
  return (
    <li className="account-row">
      <div>
        <strong>{device}</strong>
        <p className="hint">{t('sessions.facts', facts)}</p>
      </div>
      {current ? (
        <span className="account-mark">{t('sessions.here')}</span>
      ) : (
        <form method="post">
          <input type="hidden" name="id" value={_id} />
          <button
            type="submit"
            name="form"
            value="session"
            className="link-button"
            aria-label={t('sessions.endNamed', { device })}
          >
            {t('sessions.end')}
          </button>
        </form>
      )}
    </li>
  )
}
