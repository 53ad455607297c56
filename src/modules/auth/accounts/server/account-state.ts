import { errorCatalogue } from '#kernel/server/app-error.ts'
import type { UserRow } from './queries.ts'

const accountFailures = errorCatalogue({
  /** To the outside a closed account does not exist: the same answer as to a wrong password. */
  closed: {
    status: 401,
    code: 'login_fail',
    de: 'Benutzer oder Passwort falsch.',
    en: 'wrong user or password',
  },
  unverified: {
    status: 403,
    code: 'unverified',
    de: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Den Link dazu haben wir Ihnen geschickt.',
    en: 'Please confirm your email address first. We have sent you the link.',
  },
})

type Entrant = Pick<
  UserRow,
  'is_blocked' | 'erased_at' | 'verified_at' | 'admitted_at' | 'is_builtin'
>

/** Raises what keeps an account out. Ask it only after the right password. */
export function mayEnter(user: Entrant): void {
  if (user.is_blocked || user.erased_at) throw accountFailures.closed()
  const isKnown = user.is_builtin || user.verified_at !== null || user.admitted_at !== null
  if (!isKnown) throw accountFailures.unverified()
}

/** Who may get a mailed key: a person with an address, not one the house keeps or has closed. */
export function isReachable(user: UserRow | undefined): user is UserRow {
  return user !== undefined && !user.is_builtin && !user.is_blocked && !user.erased_at
}
