import { wholeList } from '#kernel/server/list/list-totals.ts'
import { routesOf } from '#kernel/server/route.ts'
import { listActivity, listSetupSteps, readSystemState } from '../contract.ts'
import type { FactTables } from './last-backup.ts'
import { readActivity } from './read-activity.ts'
import { checkSetup } from './setup-steps.ts'
import { measureSystem } from './system-state.ts'

const on = routesOf<FactTables>()
/** What was changed, and what is left to do, may lie in any module's tables. */
const onAll = routesOf<never>()

export const routes = [
  onAll(listSetupSteps, async (context) => wholeList(await checkSetup(context))),
  onAll(listActivity, async (context) => wholeList(await readActivity(context))),
  on(readSystemState, (context) => measureSystem(context)),
]
