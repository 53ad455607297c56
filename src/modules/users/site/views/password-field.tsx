import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { checkPasswordStrength, MAX_PASSWORD } from '#modules/auth/contract-password.ts'
import { protectionTexts } from '../../account-texts.ts'
import type { AccountForm } from '../../pages.ts'
import { FieldShell, noted } from './field-shell.tsx'
import { focusOf } from './form-parts.tsx'

type Props = {
  form: AccountForm
  lang: Lang
  label: string
  name?: string
  /** Several forms of a page may ask for a password. */
  id: string
  hint?: string
  /** A password that is to be chosen: scripts say how strong it is. */
  isNew?: boolean
}

/** Empty every time: a password is never sent back to a page. Scripts add a button to show it. */
export function PasswordField({ form, lang, label, name = 'password', id, hint, isNew }: Props) {
  const t = translator(protectionTexts, lang)
  const notes = { id, hint, fault: form.faults[name] }
  return (
    <FieldShell {...notes} label={label}>
      <div>
        <input
          {...focusOf(form, name)}
          {...noted(notes)}
          name={name}
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={MAX_PASSWORD}
          required
          data-password
          data-show={t('password.show')}
          data-hide={t('password.hide')}
        />
      </div>
    </FieldShell>
  )
}

const LEVELS = [0, 1, 2, 3, 4] as const

/** Empty until a script asks the server how strong the password of that field is. */
export function StrengthMeter({ of, lang }: { of: string; lang: Lang }) {
  const t = translator(protectionTexts, lang)
  return (
    <span
      className="strength"
      role="status"
      hidden
      data-strength-of={of}
      data-strength={checkPasswordStrength.path}
      data-words={LEVELS.map((level) => t(`password.levels.s${level}`)).join('|')}
    />
  )
}
