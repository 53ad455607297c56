import { isAdmin, isAuthenticated, type Principal, type Role } from '#kernel/access/roles.ts'
import type { AccessKind } from '../../contract-values.ts'

type Guarded = { access: AccessKind; access_roles: readonly Role[] }

/** Whether this person may see a page as far as roles decide; passwords are asked for apart. */
export function maySee(user: Principal, { access, access_roles }: Guarded): boolean {
  if (access === 'public' || access === 'password') return true
  if (!isAuthenticated(user) || user.limited) return false
  if (access === 'signed-in' || isAdmin(user)) return true
  return access_roles.some((role) => user.roles.includes(role))
}
