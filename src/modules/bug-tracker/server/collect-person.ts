import { type Kysely, sql } from 'kysely'
import type { Person } from '#kernel/server/personal-data.ts'
import { findVotes } from '../votes/server/votes-of-person.ts'
import type { BugTables } from './tables.ts'

type Db = Kysely<BugTables>

/** Bugs someone reported: by their account, or by their address through the form. */
export function reportedBy(db: Db, { id, email }: Person) {
  return db
    .selectFrom('bugs')
    .where((eb) =>
      eb.or([
        eb('bugs.reporter_id', '=', id),
        eb(sql<string>`lower(bugs.reporter_mail)`, '=', email.toLowerCase()),
      ]),
    )
}

export async function collectPerson(db: Db, person: Person): Promise<Record<string, unknown>> {
  return {
    reports: await reportedBy(db, person)
      .innerJoin('bug_texts', 'bug_texts.bug_id', 'bugs.id')
      .select(['bugs.number', 'bugs.title', 'bug_texts.body', 'bug_texts.environment'])
      .select(['bugs.reporter_name', 'bugs.reporter_mail', 'bugs.created_at'])
      .execute(),
    comments: await db
      .selectFrom('bug_comments')
      .select(['bug_id', 'author_name', 'body', 'created_at', 'edited_at'])
      .where('author_id', '=', person.id)
      .execute(),
    files: await db
      .selectFrom('bug_files')
      .select(['bug_id', 'name', 'size', 'created_at'])
      .where('uploaded_by', '=', person.id)
      .execute(),
    changes: await db
      .selectFrom('bug_events')
      .select(['bug_id', 'field', 'why', 'created_at'])
      .where('actor_id', '=', person.id)
      .execute(),
    watched: await db
      .selectFrom('bug_watchers')
      .select(['bug_id', 'created_at'])
      .where('user_id', '=', person.id)
      .execute(),
    votes: await findVotes(db, person),
  }
}
