import { type Route, routesOf } from '#kernel/server/route.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { OrderTables } from '../../server/tables.ts'
import { ORDER_ACTIONS } from '../life-cycle.ts'
import { listCarriers, listOwnOrders, mailOrder, orderSteps } from '../order.calls.ts'
import { findOwnOrders } from './find-orders.ts'
import { mailAgain, moveOrder } from './move-order.ts'
import { orderResource } from './order.resource.ts'

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
  ...ORDER_ACTIONS.map((action) =>
    on(orderSteps[action], async ({ change }, { params, body }) => ({
      items: [await change((unit) => moveOrder(unit, { ...params, ...body, action }))],
    })),
  ),
]
