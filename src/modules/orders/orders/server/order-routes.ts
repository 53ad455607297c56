import { failures } from '#kernel/server/app-error.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { shopSection } from '#modules/shop/config.ts'
import { differenceOf, editOrder } from '../../editing/server/edit-order.ts'
import { refundPart } from '../../refunds/server/refund-part.ts'
import type { OrderTables } from '../../server/tables.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { ORDER_ACTIONS } from '../life-cycle.ts'
import {
  editOrderLines,
  listCarriers,
  listOwnOrders,
  mailOrder,
  orderSteps,
} from '../order.calls.ts'
import { findOwnOrders } from './find-orders.ts'
import { mailAgain, moveOrder } from './move-order.ts'
import { orderResource } from './order.resource.ts'

const STEPS = ORDER_ACTIONS.filter((action) => action !== 'refund')
const on = routesOf<OrderTables>()

export const orderRoutes: readonly Route[] = [
  on(listOwnOrders, ({ db, user }, { query }) => findOwnOrders(db, user.id, query.cursor)),
  on(listCarriers, async ({ config }) => ({
    carriers: config.get(shopSection).shipping.providers.map(({ uuid, title }) => ({
      ...{ _id: uuid, title },
    })),
  })),
  ...orderResource.routes,
  on(mailOrder, async ({ change }, { params: { id }, body: { kind } }) => ({
    items: [await change((unit) => mailAgain(unit, { id, kind }))],
  })),
  on(editOrderLines, async ({ db, change }, { params: { id }, body }) => {
    const { dry_run: isTried, ...edit } = body
    if (!isTried) {
      const { order, difference } = await change((unit) => editOrder(unit, { id, ...edit }))
      return { items: [order], difference }
    }
    const [order] = await orderResource.read(db, [id])
    if (!order) throw failures.notFound()
    return { items: [order], difference: differenceOf(order, edit.lines) }
  }),
  on(orderSteps.refund, async ({ change }, { params: { id }, body }) => {
    const { version, amount, lines, reason = '' } = body
    const isPart = amount !== undefined || lines !== undefined
    const refund = (unit: OrderChange) =>
      isPart
        ? refundPart(unit, { id, version, amount, lines, reason })
        : moveOrder(unit, { id, version, action: 'refund' })
    return { items: [await change(refund)] }
  }),
  ...STEPS.map((action) =>
    on(orderSteps[action], async ({ change }, { params, body }) => ({
      items: [await change((unit) => moveOrder(unit, { ...params, ...body, action }))],
    })),
  ),
]
