import { isStaff, type Principal } from '#kernel/access/roles.ts'
import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import type { Context } from '#kernel/server/context.ts'
import type { AuthTables } from '../../server/tables.ts'
import { safeNext } from './safe-next.ts'

type Landing = Pick<Context<AuthTables>, 'config' | 'lang'>

/**
 * Where someone goes who has just signed in: where they wanted to, else staff to the admin centre
 * and customers to their account. The admin centre would send a customer straight back.
 */
export function landingOf(
  { config, lang }: Landing,
  user: Pick<Principal, 'roles'>,
  wanted: string | undefined,
): string {
  const base = `/${config.get(adminCenterSection).url}`
  const account = lang === 'en' ? '/en/account' : '/account'
  const next = safeNext(wanted, isStaff(user) ? base : account)
  const path = next.split('?', 1)[0]?.toLowerCase() ?? ''
  const isAdmin = path === base.toLowerCase() || path.startsWith(`${base.toLowerCase()}/`)
  return isAdmin && !isStaff(user) ? account : next
}
