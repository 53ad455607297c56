import type { Faults, Typed } from '../../pages-signup.ts'

/** What all fields of one form share. */
export type FormState = {
  typed: Typed
  faults: Faults
  /** The field at which a form with faults is taken up again. */
  focus?: string
}

type TextFieldProps = {
  form: FormState
  name: string
  label: string
  autoComplete: string
  type?: 'text' | 'email' | 'tel'
  hint?: string
  isRequired?: boolean
  maxLength?: number
}

/** A labelled field with its own hint and fault. */
export function TextField({ form, name, label, hint, isRequired, ...input }: TextFieldProps) {
  const fault = form.faults[name]
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        {...focusOf(form, name)}
        id={name}
        name={name}
        defaultValue={form.typed[name] ?? ''}
        required={isRequired}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy(name, { hint, fault })}
      />
      <FieldNotes name={name} hint={hint} fault={fault} />
    </div>
  )
}

type Notes = { hint?: string; fault?: string }

export function FieldNotes({ name, hint, fault }: Notes & { name: string }) {
  return (
    <>
      {hint && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {fault && (
        <span className="fault" id={`${name}-fault`}>
          {fault}
        </span>
      )}
    </>
  )
}

export function describedBy(name: string, { hint, fault }: Notes): string | undefined {
  const ids = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** After a fault the browser itself begins at the first faulty field, without a script. */
export function focusOf({ focus }: FormState, name: string): { autoFocus?: true } {
  return focus === name ? { autoFocus: true } : {}
}
