import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract-relations.ts'
import * as report from '../contract-report.ts'
import { takeBug } from './change-bug.ts'
import { findLinks, linkBugs, unlinkBugs } from './link-bugs.ts'
import { readPublicBug } from './public-status.ts'
import { mustExist } from './queries.ts'
import { answerAsReporter, reportFromOutside } from './report-from-outside.ts'
import type { BugTables } from './tables.ts'
import { addWatchers, findWatchers, removeWatchers } from './watch-bug.ts'
import { inOneChange } from './work.ts'

const on = routesOf<BugTables>()

/** Who watches a bug, what it has to do with, and the way in for people outside. */
export const relationRoutes = [
  on(contract.listWatchers, async (context, { params }) => {
    await mustExist(context.db, params.id)
    return watchersOf(context, params.id)
  }),
  on(contract.watchBug, async (context, { params }) => {
    await inOneChange(context, async (work) => {
      await takeBug(work, params.id)
      await addWatchers(work.change.db, params.id, [context.user.id])
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
    await inOneChange(context, (work) => linkBugs(work, params.id, body))
    return { links: await findLinks(context.db, params.id) }
  }),
  on(contract.unlinkBugs, async (context, { params }) => {
    await inOneChange(context, (work) => unlinkBugs(work, params.id, params.link))
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
