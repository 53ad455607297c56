import type { InputHTMLAttributes } from 'react'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'list' | 'maxLength' | 'required' | 'type'
> & {
  name: string
  label: string
  value: string
  hint?: string
  fault?: string
  /** Several lines. */
  rows?: number
}

/** A labelled box of a plain form, with hint and fault tied to it for screen readers. */
export function TextField({ name, label, value, hint, fault, rows, ...input }: Props) {
  const described = [fault && `${name}-fault`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const shared = {
    id: name,
    name,
    defaultValue: value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
    required: input.required,
    maxLength: input.maxLength,
  }
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...input} />}
      {fault && (
        <p className="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
