import { IconCheck, IconCircleCheck, IconPackage, IconTruckDelivery } from '@tabler/icons-react'
import type { ItemAction } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import { stepOf } from '../../orders/life-cycle.ts'
import { orderSteps } from '../../orders/order.calls.ts'
import type { Order } from '../../orders/order.ts'

type BulkStep = 'accept' | 'ship' | 'complete'

const ICONS = { accept: IconCheck, ship: IconTruckDelivery, complete: IconCircleCheck } as const

/** The same step for all that can take it; the others are left alone. */
function bulkStep(action: BulkStep): ItemAction<readonly Order[]> {
  const fits = (item: Order) => stepOf(action, item) !== undefined && !item.test
  return {
    name: `${action}_all`,
    icon: ICONS[action],
    access: orderSteps[action].access,
    asksFirst: true,
    when: (items) => items.some(fits),
    // One after the other: each has a mail and goods of its own, and the first that fails says why.
    run: async (items) => {
      for (const { _id, version } of items.filter(fits))
        await call(orderSteps[action], { params: { id: _id }, body: { version } })
    },
  }
}

/** Opens the chosen ones where they are packed and printed; the list stands at the path before it. */
const pack: ItemAction<readonly Order[]> = {
  name: 'pack',
  icon: IconPackage,
  run: async (items) => {
    const ids = items.map(({ _id }) => _id).join(',')
    window.location.assign(`${window.location.pathname.replace(/\/$/, '')}/packing?ids=${ids}`)
  },
}

export const bulkSteps: readonly ItemAction<readonly Order[]>[] = [
  pack,
  ...(['accept', 'ship', 'complete'] as const).map(bulkStep),
]
