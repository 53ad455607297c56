import { type Kysely, sql } from 'kysely'
import { forgetImportedItems } from '#kernel/server/imports/queries.ts'
import { personColumns, type Person as Subject } from '#kernel/server/personal-data.ts'
import { personAttachments } from '../files/server/person-files.ts'
import { absorb, takePair } from '../merges/server/merge-persons.ts'
import { NOTHING, planMerge } from '../merges/server/plan-merge.ts'
import { personResource } from '../persons/server/person.resource.ts'
import type { PeopleTables } from './tables.ts'
import type { PeopleChange } from './unit-of-work.ts'

type Db = Kysely<PeopleTables>

/** The person of an account, those merged into it, and candidates that typed its address. */
export const personal = personColumns<PeopleTables>({
  tables: [
    {
      table: 'person_confirmations',
      email: 'mail',
      exported: { as: 'confirmations', columns: ['mail', 'created_at', 'used_at'] },
      erase: 'delete',
      merge: 'stays',
    },
    { table: 'person_files', account: 'uploaded_by', erase: { uploaded_by: null } },
  ],
  collect: async ({ db }, subject) => {
    const ids = await recordsOf(db, subject)
    const persons = await personResource.read(db, ids)
    return {
      persons: persons.map(({ relations: _, files: __, ...person }) => person),
      files: (await personAttachments.find(db, ids)).map(({ name, size, created_at }) => ({
        name,
        size,
        created: created_at,
      })),
      history: await db
        .selectFrom('audit_log')
        .select(['action', 'before', 'after', 'created_at'])
        .where('noun', '=', 'person')
        .where(sql<boolean>`item_id = any(${ids}::text[])`)
        .execute(),
    }
  },
  erase: async (change, subject) => {
    await erasePersons(change, await recordsOf(change.db, subject))
    return []
  },
  merge: async (change, from, into) => {
    const { db } = change
    const [giver, taker] = await Promise.all([from, into].map(({ id }) => personOf(db, id)))
    if (!giver || !taker) return
    const pair = await takePair(change, { from: giver, into: taker })
    // Names, contacts and addresses are handed over with the accounts themselves.
    const { tags, notes, filled } = planMerge(pair.from, pair.into)
    const { birthday } = filled
    const moved = { ...NOTHING, tags, notes, filled: birthday ? { birthday } : {} }
    await absorb(change, pair, moved)
  },
})

/** Rows, files, ties and merges go together; the history keeps that something happened, not about whom. */
export async function erasePersons(change: PeopleChange, ids: readonly string[]): Promise<void> {
  const { db } = change
  if (ids.length === 0) return
  await personAttachments.removeOf(change, ids)
  await sql`select pg_advisory_xact_lock(hashtextextended('person-words', 0))`.execute(db)
  await db
    .deleteFrom('people')
    .where('id', 'in', [...ids])
    .execute()
  await db
    .updateTable('audit_log')
    .set({ before: null, after: null })
    .where('noun', '=', 'person')
    .where('item_id', 'in', [...ids])
    .execute()
  await forgetImportedItems(db, ids)
  await sql`delete from person_words where not exists (select from person_search
    where words @@ ('''' || person_words.word || '''')::tsquery)`.execute(db)
}

/** A person with all that were merged into them. */
export async function withMerged(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive tree as (
      select id from people where id = ${id}
      union select people.id from people join tree on people.merged_into = tree.id
    ) select id from tree order by id`.execute(db)
  return rows.map((row) => row.id)
}

async function recordsOf(db: Db, { id, emails, person }: Subject): Promise<string[]> {
  const own = person ?? (await personOf(db, id))
  const candidates = await db
    .selectFrom('person_contacts')
    .innerJoin('people', 'people.id', 'person_contacts.person_id')
    .select('people.id')
    .where('kind', '=', 'mail')
    .where(sql<boolean>`folded = any(${emails.map((one) => one.toLowerCase())}::text[])`)
    .where('people.is_candidate', '=', true)
    .execute()
  const merged = own ? await withMerged(db, own) : []
  return [...new Set([...merged, ...candidates.map((row) => row.id)])]
}

async function personOf(db: Db, account: string | null): Promise<string | undefined> {
  if (account === null) return undefined
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirst()
  return row?.id
}
