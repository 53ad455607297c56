import { sql } from 'kysely'
import { type Db, lockInOrder } from '../../bugs/server/find/queries.ts'
import { recount } from './vote-on-bug.ts'

/** What someone said affects them, for their export. */
export function findVotes(db: Db, person: { id: string }) {
  return db
    .selectFrom('bug_votes')
    .select(['bug_id', 'created_at'])
    .where('voter_id', '=', person.id)
    .orderBy('created_at')
    .execute()
}

/** An account that is erased no longer counts. */
export async function forgetVotes(db: Db, person: { id: string }): Promise<void> {
  const bugs = await lockVoted(db, person)
  await db.deleteFrom('bug_votes').where('voter_id', '=', person.id).execute()
  for (const id of bugs) await recount(db, id)
}

/** Two accounts that are one person have one vote. */
export async function handOverVotes(
  db: Db,
  from: { id: string },
  into: { id: string },
): Promise<void> {
  const bugs = await lockVoted(db, from)
  await sql`
    insert into bug_votes (bug_id, voter_id, created_at)
    select bug_id, ${into.id}::uuid, created_at from bug_votes where voter_id = ${from.id}
    on conflict do nothing`.execute(db)
  await db.deleteFrom('bug_votes').where('voter_id', '=', from.id).execute()
  for (const id of bugs) await recount(db, id)
}

async function lockVoted(db: Db, person: { id: string }): Promise<string[]> {
  const votes = await findVotes(db, person)
  if (votes.length === 0) return []
  return lockInOrder(
    db,
    votes.map((vote) => vote.bug_id),
  )
}
