import { allows } from '#kernel/access/rules.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Context } from '#kernel/server/context.ts'
import { wholeList } from '#kernel/server/list/list-totals.ts'
import { routesOf } from '#kernel/server/route.ts'
import { MOST_COUNTED, readToday, type WaitingItems } from '../today.ts'

const SHOWN = 3

/** What waits may lie in any module's tables. */
const on = routesOf<never>()

export const todayRoutes = [on(readToday, async (context) => wholeList(await findWaiting(context)))]

async function findWaiting(context: Context<never>): Promise<WaitingItems[]> {
  const { config, modules, user, lang } = context
  const { member } = config.get(permissionsSection)
  const enabled = config.get(enabledComponentsSection)
  const sources = modules
    .filter((module) => isComponentEnabled(enabled, module))
    .flatMap(({ waiting = [] }) => waiting)
    .filter(({ access }) => allows(access, user, member))
  const waiting = await Promise.all(
    sources.map(async ({ name, label, path, find }) => {
      const found = await find(context, MOST_COUNTED + 1)
      const count = Math.min(found.length, MOST_COUNTED)
      const isMore = found.length > MOST_COUNTED
      const things = found
        .slice(0, SHOWN)
        .map((thing) => ({ ...thing, at: thing.at?.toISOString() ?? null }))
      return { name, label: label[lang], path, count, isMore, things }
    }),
  )
  return waiting.filter(({ count }) => count > 0)
}
