import { type ReactNode, useEffect, useState } from 'react'
import { isAuthenticated } from '#kernel/access/roles.ts'
import { call } from '#kernel/client/call.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { FieldShell, noted } from '#kernel/site/form/field-shell.tsx'
import { type FormState, focusOf } from '#kernel/site/form/form-state.ts'
import { getLoggedInState, MIN_PASSWORD, type User } from '../contract.ts'
import { passwordMessages } from '../passwords/messages.ts'
import { checkPasswordStrength, MAX_PASSWORD } from '../passwords/password.calls.ts'

type Props = {
  form: FormState
  lang: Lang
  label: string
  name?: string
  /** Several forms of a page may ask for a password. */
  id?: string
  hint?: string
  /** A password that is to be chosen. */
  isNew?: boolean
  /** Between the field and its notes, e.g. its strength. */
  children?: ReactNode
}

/** Empty every time: a password is never sent back to a page. Scripts add a button to show it. */
export function PasswordField(props: Props) {
  const { form, lang, label, name = 'password', id = name, hint, isNew = false, children } = props
  const t = translator(passwordMessages, lang)
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
          minLength={isNew ? MIN_PASSWORD : undefined}
          maxLength={MAX_PASSWORD}
          required
          data-password
          data-show={t('show')}
          data-hide={t('hide')}
        />
      </div>
      {children}
    </FieldShell>
  )
}

const LEVELS = [0, 1, 2, 3, 4] as const

/** Empty until a script asks the server how strong the password of that field is. */
export function StrengthMeter({ of, lang }: { of: string; lang: Lang }) {
  const t = translator(passwordMessages, lang)
  return (
    <span
      className="strength"
      role="status"
      hidden
      data-strength-of={of}
      data-strength={checkPasswordStrength.path}
      data-words={LEVELS.map((level) => t(`levels.s${level}`)).join('|')}
    />
  )
}

/** What browsers may fill into the fields of an address, and how long they may be. */
export const ADDRESS_INPUTS = {
  title: { autoComplete: 'honorific-prefix', maxLength: 60 },
  first_name: { autoComplete: 'given-name', maxLength: 100 },
  last_name: { autoComplete: 'family-name', maxLength: 100 },
  company: { autoComplete: 'organization', maxLength: 160 },
  address: { autoComplete: 'address-line1', maxLength: 200 },
  zip: { autoComplete: 'postal-code', maxLength: 20 },
  city: { autoComplete: 'address-level2', maxLength: 120 },
  phone: { autoComplete: 'tel', maxLength: 30, type: 'tel' },
} as const
export type AddressInput = keyof typeof ADDRESS_INPUTS

/** Who is signed in and owes nothing, in an island; the page itself is whole without an answer. */
export function useSignedIn(): User | undefined {
  const [user, setUser] = useState<User>()
  useEffect(() => {
    call(getLoggedInState, {}).then(
      (found) => setUser(isAuthenticated(found) && !isLimited(found) ? found : undefined),
      () => setUser(undefined),
    )
  }, [])
  return user
}

function isLimited(user: User): boolean {
  return user.must_change_password || user.must_set_second_factor
}
