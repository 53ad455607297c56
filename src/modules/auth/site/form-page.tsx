import type { ReactNode } from 'react'

type FormPageProps = { title: string; lead?: string; error?: string; children: ReactNode }

/** A quiet page with one thing to do. */
export function FormPage({ title, lead, error, children }: FormPageProps) {
  return (
    <section className="form-page">
      <h1>{title}</h1>
      {lead && <p className="form-lead">{lead}</p>}
      {error && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      {children}
    </section>
  )
}
