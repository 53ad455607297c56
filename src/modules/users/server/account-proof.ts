import type { Fields } from './account-form.ts'

type Proof = { code: string } | { recovery_code: string }

/** One field takes both: six digits come from the app, anything else is a recovery code. */
export function typedProof(fields: Fields): Proof | undefined {
  const typed = (fields.code ?? '').replace(/\s/g, '').slice(0, 40)
  if (typed === '') return undefined
  return /^\d{6}$/.test(typed) ? { code: typed } : { recovery_code: typed }
}
