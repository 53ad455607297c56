import { routesOf } from '#kernel/server/route.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { listSetupSteps, readSystemState } from '../contract.ts'
import { checkSetup } from './setup-steps.ts'
import { measureSystem } from './system-state.ts'

const on = routesOf<AuthTables>()

export const routes = [
  on(listSetupSteps, async (context) => {
    const items = await checkSetup(context)
    return { items, numItems: items.length }
  }),
  on(readSystemState, (context) => measureSystem(context)),
]
