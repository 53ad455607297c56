import { routesOf } from '#kernel/server/route.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { addPersonConsent, listPersonConsents } from '../person-consent.calls.ts'
import { findSteps } from './find-steps.ts'
import { recordConsent } from './record-consent.ts'

const on = routesOf<PeopleTables>()

export const consentRoutes = [
  on(listPersonConsents, async ({ db }, { params }) => findSteps(db, params.id)),
  on(addPersonConsent, async (context, { params, body }) => {
    await recordConsent(context, params.id, body)
    return findSteps(context.db, params.id)
  }),
]
