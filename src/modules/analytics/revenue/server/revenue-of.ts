import type { Principal } from '#kernel/access/roles.ts'
import { allows, staff } from '#kernel/access/rules.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { revenueByDay } from '#modules/orders/server/api.ts'
import type { OrderTables } from '#modules/orders/server/tables.ts'
import { shopSection } from '#modules/shop/config.ts'
import { compareRange, type DayRange } from '../../reports/date-range.ts'
import type { Comparison, Revenue } from '../../reports/report.calls.ts'
import type { AnalyticsTables } from '../../server/tables.ts'

type RevenueScope = Pick<Scope<AnalyticsTables>, 'db' | 'config'>

/** Null where there is no shop, or it is nothing for this reader. */
export async function revenueOf(
  { db, config }: RevenueScope,
  user: Principal | undefined,
  { from, to, compare }: DayRange & { compare: Comparison },
): Promise<Revenue | null> {
  const isSelling = isComponentEnabled(config.get(enabledComponentsSection), 'shop')
  const { member } = config.get(permissionsSection)
  if (!isSelling || !user || !allows(staff('orders', 'view'), user, member)) return null
  const { currency } = config.get(shopSection)
  const sumOf = async (days: DayRange) => {
    const found = await revenueByDay(tablesOf<OrderTables>(db), { ...days, currency })
    return {
      orders: found.reduce((sum, { orders }) => sum + orders, 0),
      cents: found.reduce((sum, { cents }) => sum + cents, 0),
    }
  }
  const before = compare === 'none' ? null : await sumOf(compareRange({ from, to }, compare))
  return { currency, ...(await sumOf({ from, to })), before }
}
