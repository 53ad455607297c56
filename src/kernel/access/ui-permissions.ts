import { isAdmin, isAuthenticated, type Principal } from './roles.ts'

type GenericAction = 'read' | 'create' | 'update' | 'remove'

/**
 * Which controls an entry-like thing shows (specification, section 6). It only decides what is
 * drawn: the server asks `allows` for every call.
 */
export function mayInUi(user: Principal, action: GenericAction): boolean {
  return action === 'update' ? isAdmin(user) : isAuthenticated(user)
}
