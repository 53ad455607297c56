import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { MIN_PASSWORD } from '../../contract.ts'
import { checkPasswordStrength, MAX_PASSWORD } from '../../contract-password.ts'
import { passwordTexts } from '../../password-texts.ts'
import { signupTexts } from '../../signup-texts.ts'
import { describedBy, FieldNotes, type FormState, focusOf } from './text-field.tsx'

type Props = { form: FormState; lang: Lang }

const LEVELS = [0, 1, 2, 3, 4] as const

/** A new password, twice; scripts add the buttons to show it and the word on its strength. */
export function NewPasswordFields({ form, lang }: Props) {
  const t = translator(signupTexts, lang)
  const words = LEVELS.map((level) => translator(passwordTexts, lang)(`levels.s${level}`))
  return (
    <>
      <PasswordField form={form} lang={lang} name="password" hint={t('field.passwordHint')}>
        <span
          className="strength"
          role="status"
          hidden
          data-strength-of="password"
          data-strength={checkPasswordStrength.path}
          data-words={words.join('|')}
        />
      </PasswordField>
      <PasswordField form={form} lang={lang} name="password2" />
    </>
  )
}

type FieldProps = Props & {
  name: 'password' | 'password2'
  hint?: string
  children?: React.ReactNode
}

function PasswordField({ form, lang, name, hint, children }: FieldProps) {
  const t = translator(signupTexts, lang)
  const fault = form.faults[name]
  return (
    <div className="field">
      <label htmlFor={name}>{t(`field.${name}`)}</label>
      <div>
        <input
          {...focusOf(form, name)}
          id={name}
          name={name}
          type="password"
          autoComplete="new-password"
          minLength={MIN_PASSWORD}
          maxLength={MAX_PASSWORD}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy(name, { hint, fault })}
          data-password
          data-show={t('field.show')}
          data-hide={t('field.hide')}
        />
      </div>
      {children}
      <FieldNotes name={name} hint={hint} fault={fault} />
    </div>
  )
}
