import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { protectionTexts } from '../../messages.ts'
import type { FactorData } from '../../pages.ts'
import { FormError } from '../form-parts.tsx'
import { CodeField } from './code-field.tsx'

type Props = { data: Extract<FactorData, { step: 'scan' }>; lang: Lang }

/** The picture is an image of its own, so nothing in it can act on the page. */
export function ScanForm({ data, lang }: Props) {
  const t = translator(protectionTexts, lang)
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
