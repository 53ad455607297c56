import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import { Island } from '#kernel/site/island.tsx'
import type { SetupStep } from '../../sign-in/pages.ts'
import { factorMessages } from '../messages.ts'
import { CodeForm } from './code-form.tsx'

type Props = { data: SetupStep; lang: Lang }

/** The role asks for a second factor: an app with a picture to scan, or a passkey. */
export function SetupView({ data, lang }: Props) {
  const t = translator(factorMessages, lang)
  return (
    <FormPage title={t('setup.title')} lead={t('setup.lead')} error={data.error}>
      <h2 className="form-heading">{t('setup.app')}</h2>
      {data.prepared ? (
        <Prepared prepared={data.prepared} next={data.next} lang={lang} />
      ) : (
        <BeginForm data={data} lang={lang} />
      )}
      {data.hasPasskeys && (
        <div className="other-ways">
          <Island name="passkey-setup" load="visible" state={{ lang, next: data.next }} />
        </div>
      )}
    </FormPage>
  )
}

function BeginForm({ data, lang }: Props) {
  const t = translator(factorMessages, lang)
  return (
    <form method="post" className="form" data-plain>
      <input type="hidden" name="next" value={data.next} />
      <p>{t('setup.app_hint')}</p>
      {data.asksPassword && (
        <label className="field">
          <span>{t('setup.password')}</span>
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
      )}
      <button type="submit" name="step" value="prepare" className="button">
        {t('setup.begin')}
      </button>
    </form>
  )
}

type PreparedProps = { prepared: NonNullable<SetupStep['prepared']>; next: string; lang: Lang }

/** The picture is an image of its own, so nothing in it can act on the page. */
function Prepared({ prepared, next, lang }: PreparedProps) {
  const t = translator(factorMessages, lang)
  return (
    <>
      <p>{t('setup.scan')}</p>
      <img
        className="qr"
        src={`data:image/svg+xml,${encodeURIComponent(prepared.qr)}`}
        alt={t('setup.qr')}
        width={220}
        height={220}
      />
      <p className="hint">{t('setup.by_hand')}</p>
      <p>
        <code className="secret">{inGroups(prepared.secret)}</code>
      </p>
      <CodeForm next={next} label={t('setup.field')} submit={t('setup.submit')} />
    </>
  )
}

function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
