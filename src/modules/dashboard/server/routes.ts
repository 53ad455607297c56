import { wholeList } from '#kernel/server/list/list-totals.ts'
import { routesOf } from '#kernel/server/route.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { listActivity, listSetupSteps, readSystemState } from '../contract.ts'
import { readActivity } from './read-activity.ts'
import { checkSetup } from './setup-steps.ts'
import { measureSystem } from './system-state.ts'

const on = routesOf<AuthTables>()
/** What was changed may lie in any module's tables. */
const onAll = routesOf<never>()

export const routes = [
  on(listSetupSteps, async (context) => wholeList(await checkSetup(context))),
  onAll(listActivity, async (context) => wholeList(await readActivity(context))),
  on(readSystemState, (context) => measureSystem(context)),
]
