import { routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract-progress.ts'
import { readBurnDown } from './burn-down.ts'
import { readReleaseNotes } from './release-notes.ts'
import type { BugTables } from './tables.ts'

const on = routesOf<BugTables>()

/** How far a milestone is, and what it has brought. */
export const progressRoutes = [
  on(contract.readBurnDown, ({ db }, { params }) => readBurnDown(db, params.id)),
  on(contract.readReleaseNotes, (context, { params }) => readReleaseNotes(context, params.id)),
]
