import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import { PasskeyPlace } from '../../passkeys/site/passkey-place.tsx'
import { type CodeStep, resetFactorPage } from '../../sign-in/pages.ts'
import { factorMessages } from '../messages.ts'
import { CodeForm } from './code-form.tsx'

type Props = { data: CodeStep; lang: Lang }

/** The password was right; now the second factor, the usual one first. */
export function CodeView({ data, lang }: Props) {
  const t = translator(factorMessages, lang)
  const hasApp = data.factors.includes('totp')
  const title = hasApp ? t('code.title') : t('code.other_title')
  const lead = hasApp ? t('code.lead') : t('code.other_lead')
  return (
    <FormPage title={title} lead={lead} error={data.error}>
      {hasApp && <CodeForm next={data.next} label={t('code.field')} submit={t('code.submit')} />}
      {data.factors.includes('passkey') && (
        <div className="other-ways">
          <PasskeyPlace lang={lang} next={data.next} purpose="second-factor" />
        </div>
      )}
      {data.factors.includes('recovery') && <RecoveryForm data={data} lang={lang} />}
      <div className="form-foot form-links">
        <a href={resetFactorPage.path[lang]}>{t('code.lost')}</a>
        <form method="post" data-plain>
          <input type="hidden" name="next" value={data.next} />
          <button type="submit" name="step" value="cancel" className="link-button">
            {t('code.cancel')}
          </button>
        </form>
      </div>
    </FormPage>
  )
}

function RecoveryForm({ data, lang }: Props) {
  const t = translator(factorMessages, lang)
  return (
    <details className="folded other-ways">
      <summary>{t('code.recovery')}</summary>
      <form method="post" className="form" data-plain>
        <input type="hidden" name="next" value={data.next} />
        <label className="field">
          <span>{t('code.recovery_field')}</span>
          <input
            name="recovery_code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
            aria-describedby="recovery-hint"
          />
          <small className="hint" id="recovery-hint">
            {t('code.recovery_hint')}
          </small>
        </label>
        <button type="submit" className="button quiet">
          {t('code.recovery_submit')}
        </button>
      </form>
    </details>
  )
}
