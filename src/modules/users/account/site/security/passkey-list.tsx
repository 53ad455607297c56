import { formatDay } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { Island } from '#kernel/site/island.tsx'
import type { Passkey } from '#modules/auth/passkeys/passkey.calls.ts'
import { PasswordField } from '#modules/auth/site/parts.tsx'
import { protectionMessages } from '../../messages.ts'
import { EMPTY_FORM, type FactorState, type SecurityData, securityPage } from '../../pages.ts'
import type { AddPasskeyState } from './add-passkey.tsx'

type AddPasskeyPlaceProps = { lang: Lang; asksPassword: boolean; factor: FactorState }

type Props = { data: SecurityData; lang: Lang }

export function PasskeyList({ data, lang }: Props) {
  const t = translator(protectionMessages, lang)
  const { passkeys, passkeyFault, hasPassword } = data
  return (
    <>
      {passkeys.length === 0 && <p>{t('passkeys.none')}</p>}
      <ul className="account-rows plain-list">
        {passkeys.map((passkey, at) => (
          <li key={passkey._id}>
            <PasskeyFacts passkey={passkey} lang={lang} />
            <PasskeyForms
              passkey={passkey}
              at={at}
              hasPassword={hasPassword}
              fault={passkeyFault?.id === passkey._id ? passkeyFault.text : ''}
              lang={lang}
            />
          </li>
        ))}
      </ul>
      {data.mayAddPasskey && (
        <AddPasskeyPlace lang={lang} asksPassword={data.asksPassword} factor={data.factor} />
      )}
    </>
  )
}

function PasskeyFacts({ passkey, lang }: { passkey: Passkey; lang: Lang }) {
  const t = translator(protectionMessages, lang)
  const { created_at, last_used_at, is_backed_up } = passkey
  const facts = [
    t('passkeys.created', { day: formatDay(created_at, lang) }),
    last_used_at && t('passkeys.used', { day: formatDay(last_used_at, lang) }),
    is_backed_up && t('passkeys.backedUp'),
  ]
  return (
    <div>
      <strong>{passkey.name}</strong>
      <p className="hint">{facts.filter(Boolean).join(', ')}</p>
    </div>
  )
}

type FormsProps = { passkey: Passkey; at: number; hasPassword: boolean; fault: string; lang: Lang }

function PasskeyForms({ passkey, at, hasPassword, fault, lang }: FormsProps) {
  const t = translator(protectionMessages, lang)
  return (
    <details className="folded" open={fault !== ''}>
      <summary>{t('passkeys.change')}</summary>
      {fault && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
      <form method="post" className="form account-form">
        <input type="hidden" name="id" value={passkey._id} />
        <div className="field">
          <label htmlFor={`passkey-${at}`}>{t('passkeys.name')}</label>
          <input
            id={`passkey-${at}`}
            name="name"
            defaultValue={passkey.name}
            autoComplete="off"
            maxLength={80}
            required
          />
        </div>
        <button type="submit" name="form" value="passkey-name" className="button quiet">
          {t('passkeys.rename')}
        </button>
      </form>
      <form method="post" className="form account-form">
        <input type="hidden" name="id" value={passkey._id} />
        {hasPassword && (
          <PasswordField
            form={EMPTY_FORM}
            lang={lang}
            id={`passkey-password-${at}`}
            label={t('password.own')}
          />
        )}
        <button type="submit" name="form" value="passkey-removal" className="button quiet">
          {t('passkeys.remove')}
        </button>
      </form>
    </details>
  )
}

/** Making a passkey needs the browser's own dialog, so this one place needs a script. */
function AddPasskeyPlace({ lang, asksPassword, factor }: AddPasskeyPlaceProps) {
  const t = translator(protectionMessages, lang)
  const state: AddPasskeyState = {
    asksPassword,
    offersFactor: !factor.isEnabled,
    next: `${securityPage.path[lang]}?done=passkey_added`,
    words: {
      add: t('passkeys.add'),
      name: t('passkeys.addName'),
      nameHint: t('passkeys.addNameHint'),
      password: t('password.own'),
      asFactor: t('passkeys.asFactor'),
      waiting: t('passkeys.waiting'),
      failed: t('passkeys.failed'),
      unavailable: t('passkeys.unavailable'),
      codes: t('codes.title'),
      keep: t('codes.keep'),
      goOn: t('codes.goOn'),
    },
  }
  return (
    <Island name="add-passkey" load="visible" state={state}>
      <noscript>
        <p className="hint">{t('passkeys.script')}</p>
      </noscript>
    </Island>
  )
}
