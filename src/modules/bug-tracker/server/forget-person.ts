import { type Kysely, sql } from 'kysely'
import type { Person } from '#kernel/server/personal-data.ts'
import { forgetVotes } from '../votes/server/votes-of-person.ts'
import { reportedBy } from './collect-person.ts'
import type { BugTables } from './tables.ts'

type Db = Kysely<BugTables>

/** Stands where a name was; the same in every language. */
const NOBODY = '—'
/** What the history of a bug may say about its reporter. */
const ABOUT_REPORTER = ['reporterName', 'reporterMail']

/** Takes a person's name and address off all bugs; the bugs themselves stay. */
export async function forgetPerson(db: Db, person: Person): Promise<void> {
  await forgetReports(db, person)
  await db
    .updateTable('bug_comments')
    .set({ author_name: NOBODY })
    .where('author_id', '=', person.id)
    .execute()
  await db
    .updateTable('bug_events')
    .set({ actor_name: NOBODY })
    .where('actor_id', '=', person.id)
    .execute()
  await db.deleteFrom('bug_watchers').where('user_id', '=', person.id).execute()
  await forgetVotes(db, person)
  await db
    .updateTable('bugs')
    .set({ developer_id: null })
    .where('developer_id', '=', person.id)
    .execute()
}

async function forgetReports(db: Db, person: Person): Promise<void> {
  const reports = await reportedBy(db, person).select(['bugs.id', 'bugs.reporter_name']).execute()
  for (const { id, reporter_name } of reports) {
    await forgetInNotices(db, id, reporter_name)
    await forgetInHistory(db, id)
    // Through the status link a reporter has no account, only the name they gave.
    await db
      .updateTable('bug_comments')
      .set({ author_name: NOBODY })
      .where('bug_id', '=', id)
      .where('author_id', 'is', null)
      .execute()
    await db
      .updateTable('bugs')
      .set({ reporter_id: null, reporter_name: '', reporter_mail: null, status_token_hash: null })
      .where('id', '=', id)
      .execute()
  }
}

async function forgetInHistory(db: Db, id: string): Promise<void> {
  await db
    .updateTable('bug_events')
    .set({ from: null, to: null })
    .where('bug_id', '=', id)
    .where('field', 'in', ABOUT_REPORTER)
    .execute()
  await sql`
    update audit_log set before = before - ${ABOUT_REPORTER}::text[],
      after = after - ${ABOUT_REPORTER}::text[]
    where noun = 'bug' and item_id = ${id}`.execute(db)
}

/** Staff were told who reported the bug; they keep what was reported. */
async function forgetInNotices(db: Db, id: string, name: string): Promise<void> {
  if (name === '') return
  await sql`update notices set title = replace(title, ${name}, ${NOBODY})
    where link = ${`bugtracker/edit/${id}`}`.execute(db)
}
