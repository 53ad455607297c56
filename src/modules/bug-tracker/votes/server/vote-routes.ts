import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { readOneBug } from '../../bugs/server/find/read-bugs.ts'
import type { BugTables } from '../../server/tables.ts'
import * as contract from '../vote.calls.ts'
import { takeVote, voteForBug } from './vote-on-bug.ts'

const on = routesOf<BugTables>()

/** People without a place in the admin centre vote on the page of their report: see `pages.ts`. */
export const voteRoutes = [
  on(contract.voteForBug, async (context, { params }) => {
    await context.change((change) => voteForBug(change, params.id, context.user.id))
    return votesOf(context, params.id)
  }),
  on(contract.takeVote, async (context, { params }) => {
    await context.change((change) => takeVote(change, params.id, context.user.id))
    return votesOf(context, params.id)
  }),
]

async function votesOf(context: Context<BugTables>, id: string) {
  const [bug] = (await readOneBug(context, id)).bugs
  return { numVotes: bug?.numVotes ?? 0, hasVoted: bug?.hasVoted ?? false }
}
