import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import type { BugTables } from '../../server/tables.ts'
import type { BugChange } from '../../server/unit-of-work.ts'
import * as contract from '../milestone.calls.ts'
import * as progress from '../progress.calls.ts'
import { readBurnDown } from './burn-down.ts'
import { closeMilestone, reopenMilestone } from './close-milestone.ts'
import { findMilestones, milestoneResource } from './milestone.resource.ts'
import { readReleaseNotes } from './release-notes.ts'

const on = routesOf<BugTables>()

export const milestoneRoutes = [
  ...milestoneResource.routes,
  on(contract.listMilestones, async ({ db }) => ({ milestones: await findMilestones(db) })),
  on(contract.closeMilestone, (context, { params, body }) =>
    changed(context, params.id, (change) => closeMilestone(change, params.id, body)),
  ),
  on(contract.reopenMilestone, (context, { params, body }) =>
    changed(context, params.id, (change) => reopenMilestone(change, params.id, body.version)),
  ),
  on(progress.readBurnDown, ({ db }, { params }) => readBurnDown(db, params.id)),
  on(progress.readReleaseNotes, (context, { params }) => readReleaseNotes(context, params.id)),
]

async function changed(
  context: Context<BugTables>,
  id: string,
  run: (change: BugChange) => Promise<void>,
) {
  await context.change(run)
  return { milestones: await milestoneResource.read(context.db, [id]) }
}
