import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { PasswordField } from '#modules/auth/site/parts.tsx'
import { accountTexts } from '../messages.ts'
import type { AccountForm } from '../pages.ts'
import { FormError, FormField, isRefused } from './form-parts.tsx'

type Props = { form: AccountForm; lang: Lang }

export function EmailForm({ form, lang }: Props) {
  const t = translator(accountTexts, lang)
  return (
    <details className="folded" open={isRefused(form)}>
      <summary>{t('email.change')}</summary>
      <form method="post" className="form account-form">
        <input type="hidden" name="form" value="email" />
        <FormError form={form} />
        <FormField
          form={form}
          lang={lang}
          id="new-handle"
          name="handle"
          type="email"
          label={t('email.field')}
          autoComplete="email"
          maxLength={254}
          required
        />
        <PasswordField form={form} lang={lang} id="email-password" label={t('email.password')} />
        <button type="submit" className="button">
          {t('email.submit')}
        </button>
      </form>
    </details>
  )
}
