import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import type { Context } from '#kernel/server/context.ts'
import { wholeList } from '#kernel/server/list/list-totals.ts'
import { routesOf } from '#kernel/server/route.ts'
import type { SetupStep } from '../contract.ts'
import { listActivity, listSetupSteps, readSystemState } from '../contract.ts'
import type { FactTables } from './last-backup.ts'
import { readActivity } from './read-activity.ts'
import { measureSystem } from './system-state.ts'

const on = routesOf<FactTables>()
/** What was changed, and what is left to do, may lie in any module's tables. */
const onAll = routesOf<never>()

export const routes = [
  onAll(listSetupSteps, async (context) => wholeList(await checkSetup(context))),
  onAll(listActivity, async (context) => wholeList(await readActivity(context))),
  on(readSystemState, (context) => measureSystem(context)),
]

/** The steps of what is switched on, in the order they should be taken, and whether each is done. */
async function checkSetup(context: Context<never>): Promise<SetupStep[]> {
  const { modules, lang, config } = context
  const enabled = config.get(enabledComponentsSection)
  const steps = modules
    .filter((module) => isComponentEnabled(enabled, module))
    .flatMap(({ setup = [] }) => setup)
    .toSorted((a, b) => a.order - b.order)
  return Promise.all(
    steps.map(async (step) => ({
      name: step.name,
      label: step.label[lang],
      text: step.text[lang],
      path: step.path ?? null,
      done: await step.isDone(context),
    })),
  )
}
