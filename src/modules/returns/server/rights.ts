import { type Action, allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { ReturnChange } from './unit-of-work.ts'

/** A return reads an order, ends it or pays its money back: no way round the rights of orders. */
export function mustHandleOrders({ scope }: Pick<ReturnChange, 'scope'>, action: Action): void {
  const { user, config } = scope
  if (!allows(staff('orders', action), user, config.get(permissionsSection).member))
    throw failures.noPermission()
}
