import { formatMoment } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { exportAccount } from '../account.calls.ts'
import { protectionTexts } from '../messages.ts'
import type { OwnData } from '../pages.ts'
import { AccountFrame, AccountSection } from './account-frame.tsx'
import { EraseForm } from './erase-form.tsx'
import { GonePage } from './gone-page.tsx'

export function OwnDataView({ data, lang }: ViewProps<OwnData>) {
  const t = translator(protectionTexts, lang)
  if (data.step === 'gone') return <GonePage kept={data.kept} lang={lang} />
  return (
    <AccountFrame part="data" lang={lang} title={t('data.title')} lead={t('data.lead')}>
      <AccountSection id="consents" title={t('data.consents')}>
        <Consents consents={data.consents} lang={lang} />
      </AccountSection>
      <AccountSection id="export" title={t('data.export')} lead={t('data.exportLead')}>
        <p>
          <a className="button quiet" href={exportAccount.path} download>
            {t('data.exportSubmit')}
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
  const t = translator(protectionTexts, lang)
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
