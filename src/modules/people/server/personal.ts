import { type Kysely, sql } from 'kysely'
import { personColumns, type Person as Subject } from '#kernel/server/people/personal-data.ts'
import { findConsents, forgetConsents } from '#modules/consents/server/api.ts'
import { forgetMentions } from '#modules/users/server/api.ts'
import { personAttachments } from '../files/server/person-files.ts'
import { absorb, takePair } from '../merges/server/merge-persons.ts'
import { NOTHING, planMerge } from '../merges/server/plan-merge.ts'
import { personResource } from '../persons/server/person.resource.ts'
import { currentOf } from '../persons/server/resolve-person.ts'
import { forgetTags, lockWords } from '../persons/server/values-in-use.ts'
import type { PeopleTables } from './tables.ts'
import type { PeopleChange } from './unit-of-work.ts'

type Db = Kysely<PeopleTables>

/** The person of an account, those merged into it, and candidates that typed its address. */
export const personal = personColumns<PeopleTables>({
  purpose: {
    for: {
      de: 'Damit wir wissen, mit wem wir zu tun haben, und antworten können',
      en: 'So that we know whom we are dealing with, and can answer',
    },
    basis: {
      de: 'Vertrag und Anfragen (Art. 6 Abs. 1 lit. b DSGVO), berechtigtes Interesse an einem geordneten Adressbuch (lit. f)',
      en: 'Contract and enquiries (Art. 6 (1) (b) GDPR), legitimate interest in a tidy address book (f)',
    },
    until: {
      de: 'Bis die Person gelöscht wird; im Papierkorb 30 Tage',
      en: 'Until the person is erased; 30 days in the trash',
    },
  },
  place: ({ person }) => (person ? `person/edit/${person}` : undefined),
  identify: ({ db }, subject) => identify(db, subject),
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
      relations: await relationsOf(db, ids),
      consents: (await findConsents(db, ids)).map(({ purpose, action, at, facts }) => ({
        purpose,
        action,
        ...shownFacts(facts),
        at,
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
    await holdRecords(change.db, subject)
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

/** Nobody changes, merges or parts them until the change ends; always in one order. */
export async function holdRecords(db: Db, subject: Subject): Promise<void> {
  await db
    .selectFrom('people')
    .select('id')
    .where(sql<boolean>`id = any(${await recordsOf(db, subject)}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Rows, files, ties and merges go together; the history keeps that something happened, not about whom. */
export async function erasePersons(change: PeopleChange, ids: readonly string[]): Promise<void> {
  const { db } = change
  if (ids.length === 0) return
  await personAttachments.removeOf(change, ids)
  await forgetConsents(change, ids)
  const names = await db
    .selectFrom('people')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  await forgetMentions(
    change,
    names.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
  )
  await lockWords(db)
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
  await sql`delete from person_words where not exists (select from person_search
    where words @@ ('''' || person_words.word || '''')::tsquery)`.execute(db)
  await forgetTags(db)
}

/** Who declared it in their name is not theirs to know from us; what is empty says nothing. */
function shownFacts({ guardian: _, ...facts }: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))
}

/** What they are to others and others to them; who the others are is not theirs to know from us. */
async function relationsOf(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ kind: string; direction: 'of' | 'by' }>`
    select kind, case when person_id = any(${ids}::uuid[]) then 'of' else 'by' end as direction
    from person_relations where person_id = any(${ids}::uuid[]) or other_id = any(${ids}::uuid[])
    order by created_at, id`.execute(db)
  return rows
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

/**
 * Who it is in full: the person with their account, those merged into them, and the addresses that
 * are theirs. What somebody only typed counts for a candidate, and never once another has proved it; what
 * staff wrote down for two, mother and child, is neither's alone, and what was done with it is left alone.
 */
async function identify(db: Db, subject: Subject): Promise<Subject> {
  const { id, emails, person } = subject
  const own = person
    ? await currentOf(db, person)
    : ((await personOf(db, id)) ?? (await ownerOf(db, emails)))
  if (!own) return { ...subject, person: null }
  const ids = await withMerged(db, own)
  const { rows } = await sql<{ account: string | null; mails: string[] }>`
    select max(account::text) as account, coalesce(array_agg(distinct mail) filter (
      where mail is not null and not exists (select from person_contacts other where other.kind = 'mail'
        and other.folded = mail and other.person_id <> all(${ids}::uuid[])
        and (other.proof in ('confirmed', 'account') or other.proof = 'staff' and not is_own))), '{}') as mails
    from people left join lateral (
      select folded, proof in ('confirmed', 'account') from person_contacts_of(contacts)
        where kind = 'mail' and (proof <> 'typed' or is_candidate)
      union select lower(handle), true from users where users.id = account
        and (verified_at is not null or admitted_at is null)
      union select unnest(${emails.map((one) => one.toLowerCase())}::text[]), true) found(mail, is_own)
      on mail is not null
    where id = any(${ids}::uuid[])`.execute(db)
  return {
    id: id ?? rows[0]?.account ?? null,
    emails: rows[0]?.mails ?? [],
    person: own,
    merged: ids.filter((one) => one !== own),
    phones: await phonesOf(db, ids),
  }
}

/** Digits alone, of phones, mobiles and faxes; of whoever lies in the trash, too. */
async function phonesOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select distinct folded from people, person_contacts_of(contacts)
    where id = any(${ids}::uuid[]) and kind = 'phone' and folded <> ''`.execute(db)
  return rows.map(({ folded }) => folded)
}

/**
 * The one person who is known to have one of these addresses; two who share one are nobody here. Who
 * lies in the trash has an address only as long as nobody else does.
 */
async function ownerOf(db: Db, emails: readonly string[]): Promise<string | undefined> {
  const mails = sql`any(${emails.map((one) => one.toLowerCase())}::text[])`
  const { rows } = await sql<{ id: string; is_gone: boolean }>`
    (select distinct person_id as id, false as is_gone from person_contacts
      where kind = 'mail' and proof <> 'typed' and folded = ${mails} limit 2)
    union all
    (select distinct people.id, true from people, person_contacts_of(contacts)
      where deleted_at is not null and not is_candidate
        and kind = 'mail' and proof <> 'typed' and folded = ${mails} limit 2)`.execute(db)
  const there = rows.filter((row) => !row.is_gone)
  const owners = there.length > 0 ? there : rows
  return owners.length === 1 ? owners[0]?.id : undefined
}

/**
 * Candidates that typed an address belong to whoever has proved it, or to the address alone. An
 * account that never proved its own has no say about those of somebody who did.
 */
async function recordsOf(db: Db, subject: Subject): Promise<string[]> {
  const { id, person, emails, merged = [] } = await identify(db, subject)
  const mails = sql`any(${emails.map((one) => one.toLowerCase())}::text[])`
  const isTheirs = person
    ? sql`folded in (
        select folded from person_contacts where person_id = ${person} and kind = 'mail'
          and proof <> 'typed' and folded = ${mails}
        union select lower(handle) from users where id = ${id} and lower(handle) = ${mails}
          and (verified_at is not null or admitted_at is null))`
    : sql`folded = ${mails}`
  const { rows } = await sql<{ id: string }>`
    select people.id from person_contacts join people on people.id = person_id
    where kind = 'mail' and is_candidate and ${isTheirs}
    union select people.id from people, person_contacts_of(contacts)
    where deleted_at is not null and kind = 'mail' and is_candidate and ${isTheirs}`.execute(db)
  return [...new Set([...(person ? [person, ...merged] : []), ...rows.map((row) => row.id)])]
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
