/** Every role there is, weakest first (specification, section 6). */
export const ROLES = ['guest', 'user', 'member', 'admin', 'system', 'internal'] as const
export type Role = (typeof ROLES)[number]

/** Who is asking: what the server knows of a caller, and what the user interface may know too. */
export type Principal = {
  id: string
  handle: string
  name: string
  roles: readonly Role[]
  lang: 'de' | 'en'
  /** A session that may only finish signing in: change a one-time password, set a second factor. */
  limited?: Limit
  /** Somebody else who looks at the house with this person's eyes; audit entries name both. */
  actedBy?: { readonly id: string; readonly name: string }
}

/** What a person is called: their name, or what they sign in with. */
export function displayName({ name, handle }: Pick<Principal, 'name' | 'handle'>): string {
  return name || handle
}

export type Limit = 'password-change' | 'second-factor-setup'

export const GUEST: Principal = {
  id: '00000000-0000-0000-0000-000000000000',
  handle: 'guest',
  name: '',
  roles: ['guest'],
  lang: 'de',
}

/** The house itself: jobs and the command line act in this name. */
export const SYSTEM: Principal = {
  id: '00000000-0000-7000-8000-000000000002',
  handle: 'system',
  name: 'System',
  roles: ['system'],
  lang: 'de',
}

/** Authenticated means: not guest. */
export function isAuthenticated(user: Pick<Principal, 'roles'>): boolean {
  return user.roles.length > 0 && !user.roles.includes('guest')
}

/** Signed in for good: whoever still has to finish signing in is a guest to everything else. */
export function isSignedIn(user: Pick<Principal, 'roles' | 'limited'>): boolean {
  return isAuthenticated(user) && !user.limited
}

/** Admin status includes system. */
export function isAdmin(user: Pick<Principal, 'roles'>): boolean {
  return user.roles.includes('admin') || user.roles.includes('system')
}

export function isSystem(user: Pick<Principal, 'roles'>): boolean {
  return user.roles.includes('system')
}

/** Staff may enter the admin centre. */
export function isStaff(user: Pick<Principal, 'roles'>): boolean {
  return isAdmin(user) || user.roles.includes('member')
}
