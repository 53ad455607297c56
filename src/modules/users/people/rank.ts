import { ROLES, type Role } from '#kernel/access/roles.ts'

type WithRoles = { roles: readonly Role[] }

/** Never given by hand: one is nobody, the other belongs to service accounts. */
const NOT_FOR_PEOPLE: readonly Role[] = ['guest', 'internal']

/** How high an account stands: by its strongest role. */
export function rankOf({ roles }: WithRoles): number {
  return Math.max(0, ...roles.map((role) => ROLES.indexOf(role)))
}

/** Nobody changes an account that stands above the own. */
export function mayChange(caller: WithRoles, target: WithRoles): boolean {
  return rankOf(target) <= rankOf(caller)
}

/** The roles people may have: those of the configuration, without the internal ones. */
export function rolesForPeople(available: readonly Role[]): Role[] {
  return ROLES.filter((role) => available.includes(role) && !NOT_FOR_PEOPLE.includes(role))
}

/** Nobody grants a role above the own (T3). */
export function assignableRoles(caller: WithRoles, available: readonly Role[]): Role[] {
  return rolesForPeople(available).filter((role) => ROLES.indexOf(role) <= rankOf(caller))
}
