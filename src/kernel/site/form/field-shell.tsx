import type { ReactNode } from 'react'

type Notes = { id: string; hint?: string; fault?: string }

type Props = Notes & { label: string; children: ReactNode }

/** A field of a plain form, with its label above and its hint and fault below. */
export function FieldShell({ id, label, hint, fault, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}

/** Ties hint and fault to the field itself, for those who hear the page. */
export function noted({ id, hint, fault }: Notes) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
  }
}
