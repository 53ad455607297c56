import { type Kysely, sql } from 'kysely'
import { type Kept, type Person, personalData } from '#kernel/server/personal-data.ts'
import { handOverVotes } from '../votes/server/votes-of-person.ts'
import { collectPerson } from './collect-person.ts'
import { forgetPerson } from './forget-person.ts'
import type { BugTables } from './tables.ts'

type Db = Kysely<BugTables>

const OWNERS = [
  ['bugs', 'reporter_id'],
  ['bugs', 'developer_id'],
  ['bug_comments', 'author_id'],
  ['bug_events', 'actor_id'],
  ['bug_files', 'uploaded_by'],
] as const

/** Who reported, works on, comments and watches bugs. */
export const personal = personalData<BugTables>({
  collect: ({ db }, person) => collectPerson(db, person),
  erase: async ({ db }, person) => {
    await forgetPerson(db, person)
    return [REPORTS]
  },
  merge: ({ db }, from, into) => handOverBugs(db, from, into),
})

const REPORTS: Kept = {
  what: {
    de: 'Fehlerberichte und Kommentare ohne Namen und Adresse',
    en: 'Bug reports and comments without name and address',
  },
  why: {
    de: 'Sie beschreiben Mängel des Angebots und nicht die Person (Art. 4 Nr. 1 DSGVO)',
    en: 'They describe faults of the service and not the person (Art. 4 (1) GDPR)',
  },
}

/** Two accounts turn out to be one person: what the first did, the second did. */
async function handOverBugs(db: Db, from: Person, into: Person): Promise<void> {
  for (const [table, column] of OWNERS)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into.id}
      where ${sql.ref(column)} = ${from.id}`.execute(db)
  await sql`update bugs set reporter_mail = ${into.email}
    where lower(reporter_mail) = ${from.email.toLowerCase()}`.execute(db)
  await sql`insert into bug_watchers (bug_id, user_id, created_at)
    select bug_id, ${into.id}::uuid, created_at from bug_watchers where user_id = ${from.id}
    on conflict do nothing`.execute(db)
  await db.deleteFrom('bug_watchers').where('user_id', '=', from.id).execute()
  await handOverVotes(db, from, into)
}
