import { isAdmin, isAuthenticated, isStaff, isSystem, type Limit, type Principal } from './roles.ts'

export const ACTIONS = ['view', 'create', 'edit', 'publish', 'delete', 'export'] as const
export type Action = (typeof ACTIONS)[number]

/** What members may do, per module; edited in settings/permissions. */
export type Matrix = Readonly<Record<string, readonly Action[]>>

/** Who may call an endpoint or open a page. There is no word for "default". */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signed-in'; readonly during?: readonly Limit[] }
  | { readonly kind: 'staff'; readonly module?: string; readonly action?: Action }
  | { readonly kind: 'admin' }
  | { readonly kind: 'system' }

export const anyone: Access = { kind: 'anyone' }
export const signedIn: Access = { kind: 'signed-in' }
export const anyStaff: Access = { kind: 'staff' }
export const admin: Access = { kind: 'admin' }
export const system: Access = { kind: 'system' }

/**
 * Admins always; members where the matrix grants it.
 * @example access: staff('bug-tracker', 'view')
 */
export function staff(module: string, action: Action): Access {
  return { kind: 'staff', module, action }
}

/**
 * Also answers a session that may only finish signing in, where this call is its way on.
 * @example access: signedInDuring('password-change')
 */
export function signedInDuring(...during: readonly Limit[]): Access {
  return { kind: 'signed-in', during }
}

/** The one decision, used by the server for every call and by the screens for every control. */
export function allows(access: Access, user: Principal, matrix: Matrix): boolean {
  if (access.kind === 'anyone') return true
  if (!isAuthenticated(user)) return false
  if (user.limited) return access.kind === 'signed-in' && mayFinish(access.during, user.limited)
  if (access.kind === 'signed-in') return true
  if (access.kind === 'system') return isSystem(user)
  if (isAdmin(user)) return true
  if (access.kind === 'admin' || !isStaff(user)) return false
  if (!access.module || !access.action) return true
  return (matrix[access.module] ?? []).includes(access.action)
}

function mayFinish(during: readonly Limit[] = [], limit: Limit): boolean {
  return during.includes(limit)
}

/** One word per rule, for the routes snapshot and the API reference. */
export function describeAccess(access: Access): string {
  if (access.kind === 'staff' && access.module) return `staff ${access.module}:${access.action}`
  if (access.kind === 'signed-in' && access.during)
    return `signed-in (even during ${access.during.join(', ')})`
  return access.kind
}
