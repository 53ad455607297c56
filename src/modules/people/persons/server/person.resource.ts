import { type Kysely, sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { forgetConsents } from '#modules/consents/server/api.ts'
import { changeSharedProfile } from '#modules/users/server/api.ts'
import { peopleFailures } from '../../errors.ts'
import { personAttachments, toPersonFile } from '../../files/server/person-files.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { type Person, type PersonContact, person } from '../person.ts'
import { fullName } from '../shown-name.ts'
import { maySeeBirthdays, personConditions } from './find-persons.ts'
import { taggedPersons } from './find-tagged.ts'
import { resolvePerson } from './resolve-person.ts'

type Db = Kysely<PeopleTables>
type PeopleChange = Change<PeopleTables>
type Written = Partial<Omit<Person, 'contacts'>> & {
  contacts?: readonly Omit<PersonContact, 'proof'>[]
}

export const personResource = resourcesOf<PeopleTables>()(person, {
  table: 'people',
  check: checkPerson,
  taken: ({ db }, { _id }) => mustBeUnmerged(db, [_id]),
  changed: giveBack,
  removing: mustBeRemovable,
  purging: async (change, ids) => {
    await personAttachments.removeOf(change, ids)
    await forgetConsents(change, await withThoseMerged(change.db, ids))
  },
  derive: tiesOf,
  sorts: { name: { column: 'people.sort_name', type: 'text' } },
  where: personConditions,
  shortcut: taggedPersons,
  shown: (viewer, item) => (maySeeBirthdays(viewer) ? item : { ...item, birthday: null }),
})

async function checkPerson(change: PeopleChange, values: Written, before?: Person) {
  if (values.birthday !== undefined && !maySeeBirthdays(change.scope, 'edit'))
    throw failures.noPermission()
  const { first_name, last_name, company, contacts } = { ...before, ...values }
  if (!first_name && !last_name && !company && !contacts?.length)
    throw failures.invalid({ fields: { last_name: 'required' } })
  if (before?.account && values.contacts) await mustKeepHandle(change.db, before.account, values)
}

async function mustBeUnmerged(db: Db, ids: readonly string[]): Promise<void> {
  const merged = await db
    .selectFrom('people')
    .select('merged_into')
    .where('id', 'in', [...ids])
    .where('merged_into', 'is not', null)
    .executeTakeFirst()
  if (merged?.merged_into)
    throw peopleFailures.merged({ into: await resolvePerson(db, merged.merged_into) })
}

async function mustKeepHandle(db: Db, account: string, { contacts = [] }: Written): Promise<void> {
  const { handle } = await db
    .selectFrom('users')
    .select('handle')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  const isKept = contacts.some(
    ({ kind, value }) => kind === 'email' && value.toLowerCase() === handle.toLowerCase(),
  )
  if (!isKept) throw peopleFailures.accountAddress()
}

const SHARED = [
  'title',
  'first_name',
  'last_name',
  'company',
  'language',
  'contacts',
  'addresses',
] as const

/** What a person shares with their account is written there too; see decision 023. */
export async function giveBack(change: PeopleChange, after: Person, before: Person): Promise<void> {
  const { account, title, first_name, last_name, company, addresses, language } = after
  const isSame = SHARED.every(
    (name) => JSON.stringify(after[name]) === JSON.stringify(before[name]),
  )
  if (account === null || isSame) return
  // The first is the address the account signs in with; the database keeps it there.
  const contacts = after.contacts.slice(1).map(({ proof: _, ...contact }) => contact)
  await changeSharedProfile(change, account, {
    title,
    first_name,
    last_name,
    company,
    addresses,
    contacts,
    lang: language,
  })
}

async function mustBeRemovable({ db }: PeopleChange, items: readonly Person[]): Promise<void> {
  if (items.length === 0) return
  if (items.some(({ account }) => account !== null)) throw peopleFailures.hasAccount()
  const ids = items.map(({ _id }) => _id)
  await mustBeUnmerged(db, ids)
  // The same guest may come again while this one lies in the trash.
  await db.updateTable('people').set({ candidate_key: null }).where('id', 'in', ids).execute()
}

/** Whoever was merged into them is deleted with them; what they agreed to is kept by their own id. */
async function withThoseMerged(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive tree as (
      select id from people where id = any(${[...ids]}::uuid[])
      union select people.id from people join tree on people.merged_into = tree.id
    ) select id from tree`.execute(db)
  return rows.map((row) => row.id)
}

type Named = Pick<Person, 'title' | 'first_name' | 'last_name' | 'company'>
type Ties = Named & { id: string; reach: string | null } & Pick<Person, 'links' | 'relations'>

async function tiesOf(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Ties>`
    select people.id, title, first_name, last_name, company, contacts->0->>'value' as reach,
      coalesce((select json_agg(json_build_object('module', module, 'noun', noun, 'id', item_id,
          'role', role, 'proof', proof) order by created_at, id)
        from person_links where person_id = people.id), '[]') as links,
      coalesce((select json_agg(json_build_object('person', other_id, 'kind', kind) order by id)
        from person_relations where person_id = people.id), '[]') as relations
    from people where people.id = any(${[...ids]}::uuid[])`.execute(db)
  const files = await personAttachments.find(db, ids)
  const filesOf = (id: string) => files.filter((file) => file.person_id === id).map(toPersonFile)
  return new Map(
    rows.map(({ id, links, relations, reach, ...names }) => [
      id,
      { name: fullName(names) || (reach ?? ''), files: filesOf(id), links, relations },
    ]),
  )
}
