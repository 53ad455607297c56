import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { AppError } from '../app-error.ts'
import type { Scope } from '../context.ts'

type Caller = Pick<Scope<unknown>, 'user' | 'config'>

/** Whether this person may change what visitors of the website get. */
export function mayPublish({ user, config }: Caller, module: string): boolean {
  return allows(staff(module, 'publish'), user, config.get(permissionsSection).member)
}

/**
 * Asked inside a change, where it is known what the change is about: whatever visitors would notice
 * at once takes the right to publish, whichever call it came by. The refusal says which part it was.
 * @example if (await isShown(change, id)) mustPublish(change.scope, 'pages', pageFailures.publishAccess)
 */
export function mustPublish(caller: Caller, module: string, refusal: () => AppError): void {
  if (!mayPublish(caller, module)) throw refusal()
}
