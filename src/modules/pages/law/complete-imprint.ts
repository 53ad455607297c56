import type { Business, LegalForm } from '../config.ts'

const REGISTERED: readonly LegalForm[] = ['company', 'cooperative', 'club']
const ALWAYS = ['name', 'owner', 'street', 'zip', 'city', 'email'] as const
const OF_REGISTERED = ['court', 'register'] as const

export type ImprintFact = (typeof ALWAYS | typeof OF_REGISTERED)[number]

/** Facts that section 5 DDG asks for and that are not there; who is registered names court and number. */
export function missingInImprint(business: Business): ImprintFact[] {
  const { legal_form } = business
  const isRegistered = legal_form !== null && REGISTERED.includes(legal_form)
  return [...ALWAYS, ...(isRegistered ? OF_REGISTERED : [])].filter((fact) => business[fact] === '')
}
