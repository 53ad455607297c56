import { sql } from 'kysely'
import type { StoreEntry, UndoEntry } from '#kernel/server/imports/declaration.ts'
import { findConsents } from '#modules/consents/server/api.ts'
import type { PeopleChange } from '../../server/unit-of-work.ts'
import {
  historyOf,
  type KnownPerson,
  PersonRest,
  type PersonRow,
  PersonValues,
  toKnown,
} from './person-values.ts'

/** Writes what was planned: those who are new in one statement, those who change in another. */
export async function storePersons(
  change: PeopleChange,
  entries: readonly StoreEntry<PersonValues>[],
): Promise<void> {
  const all = entries.map(({ id, before, after, rest }) => ({
    id,
    before,
    after,
    version: PersonRest.parse(rest).version,
  }))
  const made = all.filter(({ before }) => before === null)
  const changed = all.filter(({ before }) => before !== null)
  await insertPersons(change, made)
  await updatePersons(change, changed)
  await change.audit(
    ...all.map(({ id, before, after }) => ({
      noun: 'person',
      id,
      action: before ? 'update' : 'create',
      ...(before && { before: historyOf(before) }),
      after: historyOf(after),
    })),
  )
}

type Written = { id: string; version: number; after: PersonValues }

const COLUMNS = sql.raw(`title text, first_name text, last_name text, company text, birthday date,
  language text, contacts jsonb, addresses jsonb, tags text[], notes text, left_at date`)

async function insertPersons({ db }: PeopleChange, persons: readonly Written[]): Promise<void> {
  if (persons.length === 0) return
  const given = JSON.stringify(persons.map(({ id, after }) => ({ id, ...after })))
  await sql`insert into people (id, title, first_name, last_name, company, birthday, language,
      contacts, addresses, tags, notes, left_at)
    select * from jsonb_to_recordset(${given}::jsonb) as v(id uuid, ${COLUMNS})`.execute(db)
}

/** Who was changed by someone else meanwhile is planned again: the whole batch is. */
async function updatePersons({ db }: PeopleChange, persons: readonly Written[]): Promise<void> {
  if (persons.length === 0) return
  const given = JSON.stringify(persons.map(({ id, version, after }) => ({ id, version, ...after })))
  const { numAffectedRows } = await sql`update people set title = v.title,
      first_name = v.first_name, last_name = v.last_name, company = v.company,
      birthday = v.birthday, language = v.language, contacts = v.contacts,
      addresses = v.addresses, tags = v.tags, notes = v.notes, left_at = v.left_at,
      version = people.version + 1, updated_at = clock_timestamp()
    from jsonb_to_recordset(${given}::jsonb) as v(id uuid, version integer, ${COLUMNS})
    where people.id = v.id and people.version = v.version`.execute(db)
  if (Number(numAffectedRows) !== persons.length)
    throw new Error('A person was changed while a file was imported; the rows are tried again')
}

/** How persons are now. One that an import made and that others refer to since is not as it was. */
export async function currentPersons(
  { db }: PeopleChange,
  ids: readonly string[],
  made: readonly string[],
): Promise<Map<string, PersonValues & { isUsed?: true }>> {
  const { rows } = await sql<PersonRow & { is_used: boolean }>`
    select id, version, account, is_candidate, title, first_name, last_name, company,
      birthday::text, language, contacts, addresses, tags, notes, left_at::text,
      id = any(${[...made]}::uuid[]) and (account is not null
        or exists (select from person_links where person_id = people.id)
        or exists (select from person_relations where people.id in (person_id, other_id))
        or exists (select from person_files where person_id = people.id)
        or exists (select from person_merges where people.id in (from_id, into_id))) as is_used
    from people where id = any(${[...ids]}::uuid[]) and merged_into is null
      and deleted_at is null`.execute(db)
  const agreed = new Set((await findConsents(db, made)).map(({ subject }) => subject))
  return new Map(
    rows.map(({ is_used, ...row }) => {
      const { id, values }: KnownPerson = toKnown(row)
      return [id, is_used || agreed.has(id) ? { ...values, isUsed: true } : values]
    }),
  )
}

/** Those who were made go; the others are again as they were. */
export async function undoPersons(
  change: PeopleChange,
  entries: readonly UndoEntry[],
): Promise<void> {
  const { db, audit } = change
  const made = entries.filter(({ before }) => before === null).map(({ id }) => id)
  await sql`delete from people where id = any(${made}::uuid[])`.execute(db)
  const changed = entries.flatMap(({ id, before }) =>
    before ? [{ id, after: PersonValues.parse(before) }] : [],
  )
  const versions = await lockVersions(
    change,
    changed.map(({ id }) => id),
  )
  await updatePersons(
    change,
    changed.map((one) => ({ ...one, version: versions.get(one.id) ?? 0 })),
  )
  await audit(
    ...made.map((id) => ({ noun: 'person', id, action: 'delete' })),
    ...changed.map(({ id, after }) => ({
      noun: 'person',
      id,
      action: 'update',
      after: historyOf(after),
    })),
  )
}

async function lockVersions({ db }: PeopleChange, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; version: number }>`select id, version from people
    where id = any(${[...ids]}::uuid[]) order by id for update`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}
