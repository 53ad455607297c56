import { sql } from 'kysely'
import { GUEST } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleContext } from '../../server/unit-of-work.ts'
import { type Person, person } from '../person.ts'
import { fullName, shownName } from '../shown-name.ts'
import { personResource } from './person.resource.ts'
import { currentOf } from './resolve-person.ts'

/** Somebody as other modules show them to staff, to be told from others of the same name. */
type DescribedPerson = {
  _id: string
  name: string
  hint: string
  account: string | null
  isCandidate: boolean
}

/**
 * After a merge both ids answer with the one who stayed; who is not known is left out. On the database
 * or in the change of any module.
 */
export async function describePersons(
  given: { selectFrom: unknown },
  ids: readonly string[],
): Promise<DescribedPerson[]> {
  const db = tablesOf<PeopleTables>(given)
  const current = await Promise.all(ids.map((id) => currentOf(db, id)))
  const known = [...new Set(current.flatMap((id) => id ?? []))]
  return (await personResource.read(db, known)).map(describe)
}

/** The owner of an account as anybody may read of them; nothing where an account is nobody's. */
export async function publicNameOf(
  given: { selectFrom: unknown },
  account: string,
): Promise<string | undefined> {
  const owner = await tablesOf<PeopleTables>(given)
    .selectFrom('people')
    .select(['title', 'first_name', 'last_name', 'company'])
    .select(sql<string | null>`birthday::text`.as('birthday'))
    .where('account', '=', account)
    .executeTakeFirst()
  return owner && shownName(owner, 'public', GUEST)
}

/** By name, address, number or birthday, as the list of persons finds them. */
export async function searchPersons(
  context: PeopleContext,
  search: string,
  limit: number,
): Promise<DescribedPerson[]> {
  const query = person.Query.parse({ search, limit, sort: 'name' })
  return (await personResource.list(context.db, query, context)).items.map(describe)
}

function describe(one: Person): DescribedPerson {
  const contact = one.contacts[0]?.value ?? ''
  const name = fullName(one)
  return {
    _id: one._id,
    name: name || contact,
    hint: name ? contact || one.company : '',
    account: one.account,
    isCandidate: one.isCandidate,
  }
}
