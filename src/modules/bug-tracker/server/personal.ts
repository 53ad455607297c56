import { type Kysely, sql } from 'kysely'
import { type Kept, type Person, personColumns } from '#kernel/server/people/personal-data.ts'
import { findVotes, forgetVotes, handOverVotes } from '../votes/server/votes-of-person.ts'
import type { BugTables } from './tables.ts'

type Db = Kysely<BugTables>

/** Stands where a name was; the same in every language. */
const NOBODY = '—'
/** What the history of a bug may say about its reporter. */
const ABOUT_REPORTER = ['reporterName', 'reporterMail']

const REPORTS: Kept = {
  what: {
    de: 'Fehlerberichte, Kommentare und ihre Anhänge, ohne Namen und Adresse',
    en: 'Bug reports, comments and their attachments, without name and address',
  },
  why: {
    de: 'Sie beschreiben Mängel des Angebots und nicht die Person (Art. 4 Nr. 1 DSGVO)',
    en: 'They describe faults of the service and not the person (Art. 4 (1) GDPR)',
  },
}

/** Who reported, works on, comments and watches bugs. The bugs themselves stay. */
export const personal = personColumns<BugTables>({
  purpose: {
    for: {
      de: 'Um gemeldete Fehler zu beheben und darauf zu antworten',
      en: 'To mend reported faults and to answer those who reported them',
    },
    basis: {
      de: 'Berechtigtes Interesse an einem funktionierenden Angebot (Art. 6 Abs. 1 lit. f DSGVO)',
      en: 'Legitimate interest in a working service (Art. 6 (1) (f) GDPR)',
    },
    until: {
      de: 'So lange es den Fehlerbericht gibt; ohne Namen und Adresse, sobald die Person gelöscht ist',
      en: 'As long as the report exists; without name and address once the person is erased',
    },
  },
  tables: [
    {
      table: 'bugs',
      account: 'reporter_id',
      email: 'reporter_mail',
      erase: { reporter_id: null, reporter_name: '', reporter_mail: null, status_token_hash: null },
    },
    {
      table: 'bugs',
      account: 'developer_id',
      exported: { as: 'assigned', columns: ['number', 'title', 'created_at'] },
      erase: { developer_id: null },
    },
    {
      table: 'bug_comments',
      account: 'author_id',
      exported: {
        as: 'comments',
        columns: ['bug_id', 'author_name', 'body', 'created_at', 'edited_at'],
      },
      erase: { author_name: NOBODY, author_id: REPORTS },
    },
    {
      table: 'bug_files',
      account: 'uploaded_by',
      exported: { as: 'files', columns: ['bug_id', 'name', 'size', 'created_at'] },
      erase: { uploaded_by: REPORTS },
    },
    {
      table: 'bug_events',
      account: 'actor_id',
      exported: { as: 'changes', columns: ['bug_id', 'field', 'why', 'actor_name', 'created_at'] },
      erase: { actor_name: NOBODY, actor_id: REPORTS },
    },
    {
      table: 'bug_watchers',
      account: 'user_id',
      exported: { as: 'watched', columns: ['bug_id', 'created_at'] },
      erase: 'delete',
      oncePer: 'bug_id',
    },
  ],
  collect: async ({ db }, person) => ({
    reports: await reportedBy(db, person)
      .leftJoin('bug_texts', 'bug_texts.bug_id', 'bugs.id')
      .select(['bugs.number', 'bugs.title', 'bug_texts.body', 'bug_texts.environment'])
      .select(['bugs.reporter_name', 'bugs.reporter_mail', 'bugs.created_at'])
      .execute(),
    votes: person.id ? await findVotes(db, { id: person.id }) : [],
  }),
  erase: async ({ db }, person) => {
    if (person.id) await forgetVotes(db, { id: person.id })
    return (await forgetReports(db, person)) ? [REPORTS] : []
  },
  merge: async ({ db }, from, into) => {
    if (from.id && into.id) await handOverVotes(db, { id: from.id }, { id: into.id })
  },
})

/** Bugs someone reported: by their account, by their address through the form, or linked to them. */
function reportedBy(db: Db, { id, emails, person, merged = [] }: Person) {
  const addresses = emails.map((email) => email.toLowerCase())
  return db.selectFrom('bugs').where((eb) =>
    eb.or([
      eb('bugs.reporter_id', '=', id),
      eb(sql<string>`lower(bugs.reporter_mail)`, '=', sql<string>`any(${addresses}::text[])`),
      sql<boolean>`bugs.id in (select item_id from person_links where module = 'bug-tracker'
          and role = 'reporter' and person_id = any(${[person, ...merged]}::uuid[]))`,
    ]),
  )
}

/** What the bug says about its reporter, and what others wrote down about them. */
async function forgetReports(db: Db, person: Person): Promise<boolean> {
  const reports = await reportedBy(db, person).select(['bugs.id', 'bugs.reporter_name']).execute()
  for (const { id, reporter_name } of reports) {
    await forgetInNotices(db, id, reporter_name)
    await db
      .updateTable('bugs')
      .set({ reporter_id: null, reporter_name: '', reporter_mail: null, status_token_hash: null })
      .where('id', '=', id)
      .execute()
    await forgetInHistory(db, id)
    // Through the status link a reporter has no account, only the name they gave.
    await db
      .updateTable('bug_comments')
      .set({ author_name: NOBODY })
      .where('bug_id', '=', id)
      .where('author_id', 'is', null)
      .execute()
  }
  return reports.length > 0
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
