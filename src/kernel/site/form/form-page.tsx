import type { ReactNode } from 'react'

type FormPageProps = {
  title: string
  lead?: string
  /** What is wrong with the form as a whole. */
  error?: string
  /** What to know that is no fault. */
  hint?: string
  children: ReactNode
}

/**
 * A quiet page with one thing to do.
 * @example <FormPage title={t('title')} lead={t('lead')} error={data.error}><form …/></FormPage>
 */
export function FormPage({ title, lead, error, hint, children }: FormPageProps) {
  return (
    <section className="form-page">
      <h1>{title}</h1>
      {lead && <p className="form-lead">{lead}</p>}
      {error && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="message" role="status">
          {hint}
        </p>
      )}
      {children}
    </section>
  )
}
