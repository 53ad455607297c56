import { mustBeFound } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { newsletterList } from '../lists/list.ts'
import { listResource } from '../lists/server/list.resource.ts'
import { confirmByKey } from '../sign-up/server/confirm.ts'
import { receiveRequest } from '../sign-up/server/receive-request.ts'
import { subscribe, verify } from '../sign-up/sign-up.calls.ts'
import { addByStaff, removeByStaff, stepByStaff } from '../subscribers/server/staff-steps.ts'
import { readSubscriber, subscriberResource } from '../subscribers/server/subscriber.resource.ts'
import {
  createSubscriber,
  editSubscriber,
  removeSubscriber,
  removeSubscriberById,
  removeSubscribers,
  stepSubscriber,
} from '../subscribers/subscriber.calls.ts'
import type { Subscriber } from '../subscribers/subscriber.ts'
import { signOff } from '../unsubscribe/server/unsubscribe-page.ts'
import { unsubscribe } from '../unsubscribe/unsubscribe.calls.ts'
import type { SubscriberContext, SubscriberTables } from './tables.ts'

const on = routesOf<SubscriberTables>()
const ALL_LISTS = newsletterList.Query.parse({ limit: 200 })

export const routes = [
  ...listResource.routes,
  ...subscriberResource.routes,
  on(createSubscriber, async (context, { body }) => {
    const id = await context.change((change) => addByStaff(change, body))
    return one(await readSubscriber(context.db, id))
  }),
  on(stepSubscriber, async (context, { params, body }) => {
    await context.change((change) => stepByStaff(change, { ...params, ...body }))
    return one(await readSubscriber(context.db, params.id))
  }),
  on(removeSubscriber, (context, { query }) => removeOne(context, query._id)),
  on(removeSubscriberById, (context, { params }) => removeOne(context, params.id)),
  on(removeSubscribers, async (context, { body }) => ({
    ids: await context.change((change) => removeByStaff(change, body.ids)),
  })),
  on(editSubscriber, async ({ db }, { query: { id } }) => ({
    subscriber: id ? await readSubscriber(db, id) : null,
    lists: (await listResource.list(db, ALL_LISTS)).items,
  })),
  on(subscribe, async (context, { body }) => {
    await receiveRequest(context, body)
    return { state: 'pending' as const }
  }),
  on(verify, async (context, { body: { token } }) => {
    const { ip, agent } = context
    const done = await context.change((change) => confirmByKey(change, token, { ip, agent }))
    return { state: 'confirmed' as const, ...done }
  }),
  on(unsubscribe, async (context, { body: { token, lists } }) => {
    await signOff(context, { token, lists, by: 'call' })
    return { state: 'unsubscribed' as const }
  }),
]

function one(item: Subscriber) {
  return { items: [item], numItems: 1 }
}

async function removeOne(context: SubscriberContext, id: string) {
  return { ids: mustBeFound(await context.change((change) => removeByStaff(change, [id]))) }
}
