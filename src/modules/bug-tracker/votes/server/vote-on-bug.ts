import { type Selectable, sql } from 'kysely'
import { takeBug } from '../../bugs/server/change/change-bug.ts'
import type { Db } from '../../bugs/server/find/queries.ts'
import type { BugTables } from '../../server/tables.ts'
import type { BugChange } from '../../server/unit-of-work.ts'

/** "This affects me too", once per person: saying it twice changes nothing. */
export async function voteForBug(change: BugChange, bugId: string, voter: string): Promise<void> {
  const { db } = change
  const { num_votes: before } = await takeBug(change, bugId)
  const added = await db
    .insertInto('bug_votes')
    .values({ bug_id: bugId, voter_id: voter })
    .onConflict((conflict) => conflict.doNothing())
    .returning('voter_id')
    .executeTakeFirst()
  if (added) await settle(change, bugId, { action: 'vote', before })
}

/** The vote a bug is born with; the row is new, so nobody else can count. */
export async function addFirstVote(db: Db, bugId: string, voter: string): Promise<void> {
  await db.insertInto('bug_votes').values({ bug_id: bugId, voter_id: voter }).execute()
  await recount(db, bugId)
}

export async function takeVote(change: BugChange, bugId: string, voter: string): Promise<void> {
  const { db } = change
  const { num_votes: before } = await takeBug(change, bugId)
  const removed = await db
    .deleteFrom('bug_votes')
    .where('bug_id', '=', bugId)
    .where('voter_id', '=', voter)
    .returning('voter_id')
    .executeTakeFirst()
  if (removed) await settle(change, bugId, { action: 'unvote', before })
}

export async function hasVoted(db: Db, bugId: string, voter: string): Promise<boolean> {
  const vote = await db
    .selectFrom('bug_votes')
    .select('voter_id')
    .where('bug_id', '=', bugId)
    .where('voter_id', '=', voter)
    .executeTakeFirst()
  return vote !== undefined
}

/** The original gets the voters it lacks, the duplicate keeps its own; says who is new. */
export async function copyVotes(db: Db, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ voter_id: string }>`
    insert into bug_votes (bug_id, voter_id, created_at)
    select ${to}, voter_id, now() from bug_votes where bug_id = ${from}
    on conflict do nothing returning voter_id`.execute(db)
  if (rows.length > 0) await recount(db, to)
  return rows.map((row) => row.voter_id)
}

type Merge = Pick<Selectable<BugTables['bug_merges']>, 'id' | 'into_id' | 'moved'>

/** Who has voted for the original itself since the merge stays a voter of it. */
export async function takeVotesBack(db: Db, { id, into_id, moved }: Merge): Promise<void> {
  if (!moved.votes?.length) return
  await db
    .deleteFrom('bug_votes')
    .where('bug_id', '=', into_id)
    .where(sql<boolean>`voter_id = any(${moved.votes}::uuid[])`)
    .where('created_at', '<=', (eb) =>
      eb.selectFrom('bug_merges').select('created_at').where('id', '=', id),
    )
    .execute()
  await recount(db, into_id)
}

/** The row of the bug must be locked, or two counts at once could both miss a vote. */
export async function recount(db: Db, bugId: string): Promise<number> {
  const { num_votes } = await db
    .updateTable('bugs')
    .set({ num_votes: sql<number>`(select count(*) from bug_votes where bug_id = bugs.id)` })
    .where('id', '=', bugId)
    .returning('num_votes')
    .executeTakeFirstOrThrow()
  return num_votes
}

type Step = { action: 'vote' | 'unvote'; before: number }

/** Neither version nor order of the list change: a vote says nothing new about the bug itself. */
async function settle(change: BugChange, bugId: string, { action, before }: Step): Promise<void> {
  const votes = await recount(change.db, bugId)
  await change.audit({
    noun: 'bug',
    id: bugId,
    action,
    before: { numVotes: before },
    after: { numVotes: votes },
  })
}
