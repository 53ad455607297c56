import { type Kysely, sql } from 'kysely'
import { PLAN_ANEW } from '#kernel/server/database/named-statements.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PersonDraft } from './person-draft.ts'
import { type KnownPerson, type PersonRow, toKnown } from './person-values.ts'

/** More than so many with one address are nobody in particular. */
export const MOST_KNOWN = 20

type Marked = Pick<PersonDraft, 'first_name' | 'last_name' | 'company' | 'birthday' | 'contacts'>

/** What somebody is recognised by: their addresses, or name, company, first number and birthday. */
export function markOf({ contacts, ...one }: Marked) {
  const mails = contacts.filter(({ kind }) => kind === 'email')
  const phone = contacts.find(({ kind }) => kind !== 'email' && kind !== 'web')?.value ?? ''
  const name = `${one.last_name} ${one.first_name}`.trim() || one.company || '~'
  return {
    mails: mails.map(({ value }) => value.toLowerCase()),
    name: name.toLowerCase(),
    company: one.company,
    phone,
    birthday: one.birthday,
    /** Only a name: the same one is not enough to know who is meant. */
    isBare: phone === '' && one.birthday === null,
  }
}

/** What rows about the same person have in common. */
export function keysOf({ id, ...draft }: PersonDraft): string[] {
  const { mails, name, company, phone, birthday, isBare } = markOf(draft)
  const all = [name, company, phone, birthday].join('\n')
  const isTold = mails.length === 0 || !isBare
  return [...(id ? [id] : []), ...mails, ...(isTold && (name !== '~' || !isBare) ? [all] : [])]
}

const sameDetails = sql`p.merged_into is null and p.deleted_at is null and not p.is_candidate
  and p.sort_name = wanted.name and p.company = wanted.company
  and p.birthday is not distinct from wanted.birthday
  and coalesce((select c->>'value' from jsonb_array_elements(p.contacts) c
    where c->>'kind' in ('phone', 'mobile', 'fax') limit 1), '') = wanted.phone`

/** Rows whose id is nobody's are looked for by an address that was proved. */
const byAddress = sql`select wanted.at, found.person_id from wanted cross join lateral (
        select distinct person_id from unnest(wanted.mails) mail cross join lateral (
          select person_id from person_contacts
          where kind = 'mail' and folded = mail and proof <> 'typed' offset 0) owned
        order by person_id limit ${MOST_KNOWN + 1}) found
      where wanted.mails <> '{}' and wanted.at not in (select at from named)`

/** Rows without an address by all they say: by their number, else by their name. */
const byDetails = sql`select wanted.at, found.id from wanted cross join lateral (
        select p.id from (select person_id from person_contacts
            where kind = 'phone' and folded = substr(wanted.phone, 2) offset 0) c
          cross join lateral (select * from people where id = c.person_id offset 0) p
        where ${sameDetails}
        order by p.id limit ${MOST_KNOWN + 1}) found
      where wanted.mails = '{}' and wanted.phone <> '' and wanted.at not in (select at from named)
      union all
      select wanted.at, found.id from wanted cross join lateral (
        select p.id from people p where ${sameDetails}
          and (p.contacts = '[]' or not wanted."isBare")
        order by p.id limit ${MOST_KNOWN + 1}) found
      where wanted.mails = '{}' and wanted.phone = '' and wanted.name <> '~'
        and wanted.at not in (select at from named)`

/**
 * Whom rows may be about: by id, even after a merge; else by a proved address; else by all they say. One
 * look for each: how many there are grows from batch to batch, and PostgreSQL might read them all.
 */
export async function findKnown(
  db: Kysely<PeopleTables>,
  drafts: readonly PersonDraft[],
): Promise<Map<number, KnownPerson[]>> {
  const marks = JSON.stringify(drafts.map((draft, at) => ({ at, id: draft.id, ...markOf(draft) })))
  const { rows } = await sql<PersonRow & { at: number }>`${PLAN_ANEW}
    with recursive wanted as materialized (
      select * from jsonb_to_recordset(${marks}::jsonb) as w(at integer, id uuid, mails text[],
        name text, company text, phone text, birthday date, "isBare" boolean)
    ), way as (
      select wanted.at, one.* from wanted cross join lateral (
        select id, merged_into, deleted_at from people where id = wanted.id offset 0) one
      union all select way.at, one.* from way cross join lateral (
        select id, merged_into, deleted_at from people where id = way.merged_into offset 0) one
    ), named as (
      select at, id from way where merged_into is null and deleted_at is null
    ), known as (
      select at, id from named
      union all
      ${byAddress}
      union all
      ${byDetails}
    )
    select known.at, known.at in (select at from named) as is_named, people.id, people.version,
      people.account, people.is_candidate, people.title,
      people.first_name, people.last_name, people.company, people.birthday::text, people.language,
      people.contacts, people.addresses, people.tags, people.notes, people.left_at::text
    from known cross join lateral (select * from people where id = known.id offset 0) people
    order by known.at, people.id`.execute(db)
  const found = new Map<number, KnownPerson[]>()
  for (const { at, ...row } of rows) found.set(at, [...(found.get(at) ?? []), toKnown(row)])
  return found
}
