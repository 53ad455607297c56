import type { ReactNode } from 'react'
import type { FormState } from '#kernel/site/form/form-state.ts'

type FoldedProps = {
  title: string
  form: FormState
  names: readonly string[]
  children: ReactNode
}

/** Fields most people leave out: folded away until wanted, filled in or faulty. */
export function FoldedFields({ title, form, names, children }: FoldedProps) {
  const isWanted = names.some(
    (name) => form.faults[name] || (form.typed[name] && !name.endsWith('country')),
  )
  return (
    <details className="folded" open={isWanted}>
      <summary>{title}</summary>
      <div className="form">{children}</div>
    </details>
  )
}
