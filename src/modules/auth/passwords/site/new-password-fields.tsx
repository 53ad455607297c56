import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { FormState } from '#kernel/site/form/form-state.ts'
import { signupMessages } from '../../sign-up/messages.ts'
import { PasswordField, StrengthMeter } from '../../site/parts.tsx'

type Props = { form: FormState; lang: Lang }

/** A new password, twice; scripts add the buttons to show it and the word on its strength. */
export function NewPasswordFields({ form, lang }: Props) {
  const t = translator(signupMessages, lang)
  const shared = { form, lang, isNew: true }
  return (
    <>
      <PasswordField {...shared} label={t('field.password')} hint={t('field.passwordHint')}>
        <StrengthMeter of="password" lang={lang} />
      </PasswordField>
      <PasswordField {...shared} name="password2" label={t('field.password2')} />
    </>
  )
}
