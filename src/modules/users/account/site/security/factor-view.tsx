import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { protectionMessages } from '../../messages.ts'
import { type FactorData, securityPage } from '../../pages.ts'
import { AccountFrame } from '../account-frame.tsx'
import { FormError } from '../form-parts.tsx'
import { CodeField } from './code-field.tsx'
import { FactorState } from './factor-state.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = { data: Extract<FactorData, { step: 'scan' }>; lang: Lang }

export function FactorView({ data, lang }: ViewProps<FactorData>) {
  const t = translator(protectionMessages, lang)
  if (data.step === 'codes') return <CodesPage data={data} lang={lang} />
  const isScan = data.step === 'scan'
  return (
    <AccountFrame
      part="security"
      lang={lang}
      title={isScan ? t('factor.scanTitle') : t('factor.title')}
      lead={isScan ? t('factor.scan') : t('factor.lead')}
    >
      {data.step === 'scan' ? (
        <ScanForm data={data} lang={lang} />
      ) : (
        <FactorState data={data} lang={lang} />
      )}
      <p className="form-foot">
        <a href={securityPage.path[lang]}>{t('factor.back')}</a>
      </p>
    </AccountFrame>
  )
}

type CodesProps = { data: Extract<FactorData, { step: 'codes' }>; lang: Lang }

/** Shown once; on paper nothing but the codes remains. */
function CodesPage({ data, lang }: CodesProps) {
  const t = translator(protectionMessages, lang)
  const lead = data.isRenewed ? t('codes.renewed') : t('codes.lead')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(data.codes.join('\n'))}`
  return (
    <AccountFrame part="security" lang={lang} title={t('codes.title')} lead={lead}>
      <RecoveryCodes codes={data.codes} />
      <p>{t('codes.keep')}</p>
      <p className="account-buttons">
        <a className="button" href={securityPage.path[lang]} data-plain>
          {t('codes.goOn')}
        </a>
        <a className="button quiet" href={file} download={t('codes.fileName')}>
          {t('codes.file')}
        </a>
      </p>
    </AccountFrame>
  )
}

/** The picture is an image of its own, so nothing in it can act on the page. */
function ScanForm({ data, lang }: Props) {
  const t = translator(protectionMessages, lang)
  return (
    <form method="post" className="form account-form">
      <input type="hidden" name="form" value="confirm" />
      <input type="hidden" name="secret" value={data.secret} />
      <FormError form={data.form} />
      <img
        className="qr"
        src={`data:image/svg+xml,${encodeURIComponent(data.qr)}`}
        alt={t('factor.qr')}
        width={220}
        height={220}
      />
      <p>
        {t('factor.byHand')} <code className="secret">{inGroups(data.secret)}</code>
      </p>
      <CodeField form={data.form} lang={lang} id="code" label={t('factor.code')} isDigits />
      <button type="submit" className="button">
        {t('factor.confirm')}
      </button>
    </form>
  )
}

function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
