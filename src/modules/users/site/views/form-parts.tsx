import type { InputHTMLAttributes } from 'react'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { accountTexts } from '../../account-texts.ts'
import type { AccountForm } from '../../pages.ts'
import { FieldShell, noted } from './field-shell.tsx'

type Shared = { form: AccountForm; name: string; lang: Lang }

type TextProps = Shared &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> & {
    label: string
    hint?: string
  }

/** A text field that keeps what was typed and says what is wrong with it. */
export function FormField({ form, name, lang, label, hint, id = name, ...input }: TextProps) {
  const notes = { id, hint: storedHint({ form, name, lang }) ?? hint, fault: form.faults[name] }
  return (
    <FieldShell {...notes} label={label}>
      <input
        {...input}
        {...focusOf(form, name)}
        {...noted(notes)}
        name={name}
        defaultValue={form.typed[name] ?? ''}
      />
    </FieldShell>
  )
}

/** What is wrong with the form as a whole. */
export function FormError({ form }: { form: AccountForm }) {
  if (!form.error) return null
  return (
    <p className="form-error" role="alert">
      {form.error}
    </p>
  )
}

/** What somebody else has saved in this field since the form was opened. */
export function storedHint({ form, name, lang }: Shared): string | undefined {
  const value = form.stored[name]
  if (value === undefined) return undefined
  const t = translator(accountTexts, lang)
  return t('stale.stored', { value: value || t('stale.empty') })
}

/** After a refusal the browser itself begins at the first faulty field, without a script. */
export function focusOf({ faults }: AccountForm, name: string): { autoFocus?: true } {
  return Object.keys(faults)[0] === name ? { autoFocus: true } : {}
}

/** A form that was refused stands open. */
export function isRefused({ error }: AccountForm): boolean {
  return error !== ''
}
