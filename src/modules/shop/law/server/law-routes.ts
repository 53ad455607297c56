import { changeSection } from '#kernel/server/config/update-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { shopSection } from '../../config.ts'
import { shopFailures } from '../../errors.ts'
import { checkLawCall, confirmRuleCall } from '../law.calls.ts'
import { checkLaw, checkRule, today } from './check-law.ts'

/** Rules are those of all modules, so their tables may be any. */
const on = routesOf<never>()

export const lawRoutes = [
  on(checkLawCall, async (context, { query: { day = today() } }) => ({
    day,
    rules: await checkLaw(context, day),
  })),
  on(confirmRuleCall, async (context, { body }) => {
    const day = today()
    await confirmRule(context, { ...body, day })
    return { day, rules: await checkLaw(context, day) }
  }),
]

/** Keeps what the owner has seen; what changed since has to be looked at first. */
async function confirmRule(
  scope: Scope<never>,
  { rule, seen, day }: { rule: string; seen: string; day: string },
): Promise<void> {
  const found = await checkRule(scope, { id: rule, day })
  if (found?.confirm?.seen !== seen) throw shopFailures.lawChanged()
  await scope.change((change) =>
    changeSection({ change, scope }, shopSection, (shop) => ({
      ...shop,
      law: { ...shop.law, confirmed: { ...shop.law.confirmed, [rule]: seen } },
    })),
  )
}
