import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { takeBug } from '../../bugs/server/change/change-bug.ts'
import { mustExist } from '../../bugs/server/find/queries.ts'
import * as report from '../../reports/report.calls.ts'
import { readPublicBug } from '../../reports/server/public-status.ts'
import { answerAsReporter, reportFromOutside } from '../../reports/server/report-from-outside.ts'
import type { BugTables } from '../../server/tables.ts'
import { addWatchers, findWatchers, removeWatchers } from '../../watchers/server/watch-bug.ts'
import * as contract from '../relation.calls.ts'
import { findLinks, linkBugs, unlinkBugs } from './link-bugs.ts'

const on = routesOf<BugTables>()

/** Who watches a bug, what it has to do with, and the way in for people outside. */
export const relationRoutes = [
  on(contract.listWatchers, async (context, { params }) => {
    await mustExist(context.db, params.id)
    return watchersOf(context, params.id)
  }),
  on(contract.watchBug, async (context, { params }) => {
    await context.change(async (change) => {
      await takeBug(change, params.id)
      await addWatchers(change.db, params.id, [context.user.id])
    })
    return watchersOf(context, params.id)
  }),
  on(contract.unwatchBug, async (context, { params }) => {
    await mustExist(context.db, params.id)
    await removeWatchers(context.db, params.id, [context.user.id])
    return watchersOf(context, params.id)
  }),
  on(contract.listLinks, async ({ db }, { params }) => {
    await mustExist(db, params.id)
    return { links: await findLinks(db, params.id) }
  }),
  on(contract.linkBugs, async (context, { params, body }) => {
    await context.change((change) => linkBugs(change, params.id, body))
    return { links: await findLinks(context.db, params.id) }
  }),
  on(contract.unlinkBugs, async (context, { params }) => {
    await context.change((change) => unlinkBugs(change, params.id, params.link))
    return { links: await findLinks(context.db, params.id) }
  }),
  on(report.reportBug, (context, { body }) => reportFromOutside(context, body)),
  on(report.readPublicStatus, ({ db }, { params }) => readPublicBug(db, params.token)),
  on(report.answerAsReporter, async (context, { params, body }) => {
    await answerAsReporter(context, params.token, body.body)
    return readPublicBug(context.db, params.token)
  }),
]

async function watchersOf({ db, user }: Context<BugTables>, bugId: string) {
  const watchers = await findWatchers(db, bugId)
  return {
    watchers: watchers.map(({ id, name }) => ({ _id: id, name })),
    isWatched: watchers.some((watcher) => watcher.id === user.id),
  }
}
