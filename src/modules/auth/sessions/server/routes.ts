import { wholeList } from '#kernel/server/list/list-totals.ts'
import { routesOf } from '#kernel/server/route.ts'
import { askForOwnPasskey } from '../../passkeys/server/ask-for-passkey.ts'
import type { AuthTables } from '../../server/tables.ts'
import * as contract from '../session.calls.ts'
import * as stepUpContract from '../step-up.calls.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { readStepUp, stepUp } from './step-up.ts'

const on = routesOf<AuthTables>()

export const sessionRoutes = [
  on(contract.listSessions, async (context) => wholeList(await listOwnSessions(context))),
  on(contract.endOwnSession, async (context, { params }) => {
    await endOwnSession(context, params.id)
    return {}
  }),
  on(contract.endOtherSessions, async (context) => ({ ended: await endOtherSessions(context) })),
  on(stepUpContract.readStepUp, (context) => readStepUp(context)),
  on(stepUpContract.stepUp, (context, { body }) => stepUp(context, body)),
  on(stepUpContract.askStepUpPasskey, (context) => askForOwnPasskey(context)),
]
