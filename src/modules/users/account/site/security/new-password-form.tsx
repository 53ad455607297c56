import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { PasswordField, StrengthMeter } from '#modules/auth/site/parts.tsx'
import { protectionTexts } from '../../messages.ts'
import type { AccountForm } from '../../pages.ts'
import { FormError, isRefused } from '../form-parts.tsx'

type Props = { form: AccountForm; handle: string; lang: Lang }

/** The address stands there so that password managers know whose password it is. */
export function NewPasswordForm({ form, handle, lang }: Props) {
  const t = translator(protectionTexts, lang)
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
