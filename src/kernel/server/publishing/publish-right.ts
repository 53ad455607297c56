import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { AppError } from '../app-error.ts'
import type { Scope } from '../context.ts'

type Asking = Pick<Scope<unknown>, 'user' | 'config'>

/** Whether this person may change what visitors of the website get. */
export function mayPublish({ user, config }: Asking, module: string): boolean {
  return allows(staff(module, 'publish'), user, config.get(permissionsSection).member)
}

/**
 * Asked inside a change, where it is known what the change is about: whatever visitors would notice
 * at once takes the right to publish, whichever call it came by. The refusal says which part it was.
 * @example if (await isShown(work, id)) mustPublish(work.scope, 'pages', pageFailures.publishAccess)
 */
export function mustPublish(asking: Asking, module: string, refusal: () => AppError): void {
  if (!mayPublish(asking, module)) throw refusal()
}
