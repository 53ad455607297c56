import type { Business, LegalForm } from '../config.ts'

const REGISTERED: readonly LegalForm[] = ['company', 'cooperative', 'club']

/** Whether the facts hold what section 5 DDG asks for; who is registered names court and number. */
export function isImprintComplete({ legal_form, ...facts }: Business): boolean {
  const { name, owner, street, zip, city, email, court, register } = facts
  const isRegistered = legal_form !== null && REGISTERED.includes(legal_form)
  const registered = isRegistered ? [court, register] : []
  return [name, owner, street, zip, city, email, ...registered].every((fact) => fact !== '')
}
