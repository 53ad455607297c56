import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { PasswordField } from '#modules/auth/site/parts.tsx'
import { protectionTexts } from '../messages.ts'
import type { OwnData } from '../pages.ts'
import { FormError, isRefused } from './form-parts.tsx'
import { CodeField } from './security/code-field.tsx'

type Props = { data: Extract<OwnData, { step: 'data' }>; lang: Lang }

/** Asked for as strongly as the account is protected. */
export function EraseForm({ data, lang }: Props) {
  const t = translator(protectionTexts, lang)
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
