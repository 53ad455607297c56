import type { InputHTMLAttributes } from 'react'
import { FieldShell, noted } from './field-shell.tsx'
import { type FormState, focusOf } from './form-state.ts'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> & {
  form: FormState
  name: string
  label: string
  hint?: string
  /** Several lines. */
  rows?: number
}

/**
 * A text field that keeps what was typed and says what is wrong with it.
 * @example <TextField form={data.form} name="city" label={t('field.city')} maxLength={120} required />
 */
export function TextField({ form, name, label, hint, id = name, rows, ...input }: Props) {
  const notes = { id, hint, fault: form.faults[name] }
  const shared = { ...focusOf(form, name), ...noted(notes), name, defaultValue: form.typed[name] }
  const { maxLength, required } = input
  return (
    <FieldShell {...notes} label={label}>
      {rows ? (
        <textarea {...shared} rows={rows} maxLength={maxLength} required={required} />
      ) : (
        <input {...input} {...shared} />
      )}
    </FieldShell>
  )
}
