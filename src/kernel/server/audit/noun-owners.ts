import type { Principal } from '#kernel/access/roles.ts'
import { type Action, admin, allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '../app-error.ts'
import type { ConfigStore } from '../config/config-store.ts'

/**
 * Noun → module, made from the manifests. The server knows it, because a caller that could name the
 * module itself would read everyone's history through the one module it may view.
 */
export type NounOwners = Readonly<Record<string, string>>

type Viewer = { user: Principal; config: ConfigStore }

/** Members need the right on the noun's module; a noun nobody owns is for admins alone. */
export function mustBeAllowed(
  { user, config }: Viewer,
  owners: NounOwners,
  wanted: { noun: string | undefined; action: Action },
): void {
  const { noun, action } = wanted
  const module = noun !== undefined && Object.hasOwn(owners, noun) ? owners[noun] : undefined
  const access = module ? staff(module, action) : admin
  if (!allows(access, user, config.get(permissionsSection).member)) throw failures.noPermission()
}
