import { type Route, routesOf } from '#kernel/server/route.ts'
import type { ReturnTables } from '../../server/tables.ts'
import { receiveCall } from '../../withdrawal/server/receive-declaration.ts'
import { declareReturn, returnSteps } from '../return.calls.ts'
import { inspectReturn } from './inspect-return.ts'
import { moveReturn } from './move-return.ts'
import { refundReturn } from './refund-return.ts'
import { returnResource } from './return.resource.ts'

const on = routesOf<ReturnTables>()

const SIMPLE = ['acknowledge', 'send_label', 'dispatch', 'receive', 'accept'] as const
const REASONED = ['reject', 'close'] as const

export const returnRoutes: readonly Route[] = [
  on(declareReturn, async (context, { body }) => ({ receipt: await receiveCall(context, body) })),
  ...returnResource.routes,
  ...SIMPLE.map((action) =>
    on(returnSteps[action], async ({ change }, { params, body }) => ({
      items: [await change((unit) => moveReturn(unit, { ...params, ...body, action }))],
    })),
  ),
  ...REASONED.map((action) =>
    on(returnSteps[action], async ({ change }, { params, body }) => ({
      items: [await change((unit) => moveReturn(unit, { ...params, ...body, action }))],
    })),
  ),
  on(returnSteps.inspect, async ({ change }, { params, body }) => ({
    items: [await change((unit) => inspectReturn(unit, { ...params, ...body }))],
  })),
  on(returnSteps.refund, async ({ change }, { params, body }) => ({
    items: [await change((unit) => refundReturn(unit, { ...params, ...body }))],
  })),
]
