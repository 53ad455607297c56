import { ROLES, type Role } from '#kernel/access/roles.ts'

export type OfferedRole = { role: Role; isGivable: boolean }

/** Nobody has these by hand: one is nobody, the other belongs to service accounts. */
const HIDDEN: readonly Role[] = ['guest', 'internal']

/** What may be given, and what is there already and may stay; weakest first. */
export function offeredRoles(givable: readonly Role[], present: readonly Role[]): OfferedRole[] {
  return ROLES.filter(
    (role) => !HIDDEN.includes(role) && (givable.includes(role) || present.includes(role)),
  ).map((role) => ({ role, isGivable: givable.includes(role) }))
}
