import type { InputHTMLAttributes, ReactNode } from 'react'

/** The opening of a plain page. */
export function PageIntro({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className="page-intro wrap">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}

/** A titled piece of running text; stands inside `.prose`. */
export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  hint?: string
  fault?: string
}

/** A labelled input of a plain form, with hint and fault tied to it for screen readers. */
export function Field({ label, hint, fault, name, id = name, ...input }: FieldProps) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
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
