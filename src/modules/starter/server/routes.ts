import type { Scope } from '#kernel/server/context.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract.ts'
import * as online from '../contract-online.ts'
import { loadTemplate } from '../templates/all.ts'
import { orderDesk } from './apply-order.ts'
import type { Starter } from './install-site.ts'
import { readOnline, setOnline } from './online/online.ts'
import { acceptSamples } from './online/samples.ts'
import { readPicture, typeOf } from './picture-files.ts'
import { writeProgress } from './progress.ts'
import { readLaying, readState } from './read-state.ts'
import { removeSampleProducts } from './shop/sample-products.ts'

const on = routesOf<never>()
/** Nothing in it runs or loads, even when opened by itself. */
const PICTURE_POLICY = "default-src 'none'"

export function starterRoutes(starter: Starter): Route[] {
  const apply = orderDesk(starter)
  return [
    on(contract.readStarter, (context) => readState(context)),
    on(contract.applyStarter, (context, { body }) => apply(context, body)),
    on(contract.readOrder, (context, { query }) => readLaying(context, query)),
    on(contract.skipStarter, async (context) => {
      await context.change((change) =>
        writeProgress(change, (before) => ({ ...before, isOwn: true, isOffered: true })),
      )
      return {}
    }),
    on(contract.offerStarter, async (context) => ({ isFirst: await offer(context) })),
    on(online.readOnline, (context) => readOnline(context)),
    on(online.setOnline, async (context, { body }) => {
      await setOnline(context, body.isPublic)
      return readOnline(context)
    }),
    on(online.acceptSamples, async (context, { body }) => {
      await acceptSamples(context, body)
      return readOnline(context)
    }),
    on(online.removeSampleProducts, async (context) => {
      await removeSampleProducts(context)
      return readOnline(context)
    }),
    on(contract.templatePicture, async ({ reply }, { params }) => {
      const { name, pictures } = await loadTemplate(params.template)
      const { file = '' } = pictures[0] ?? {}
      reply.header('content-type', typeOf(file))
      reply.header('content-security-policy', PICTURE_POLICY)
      reply.header('cache-control', 'private, max-age=86400')
      return readPicture(name, file)
    }),
  ]
}

/** True for the first who asks, as long as the sample site is nobody's own. */
function offer(scope: Scope<never>): Promise<boolean> {
  return scope.change(async (change) => {
    let isFirst = false
    await writeProgress(change, (before) => {
      isFirst = before.template !== '' && !before.isOwn && !before.isOffered
      return { ...before, isOffered: true }
    })
    return isFirst
  })
}
