import { routesOf } from '#kernel/server/route.ts'
import type { Person } from '../../persons/person.ts'
import { personResource } from '../../persons/server/person.resource.ts'
import { writeCard } from '../../persons/server/vcard.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleContext } from '../../server/unit-of-work.ts'
import { exportPersons } from '../export.calls.ts'
import { writeAddresses } from './cells/address-cells.ts'
import { writeContacts } from './cells/contact-cells.ts'
import { writeTags } from './cells/plain-cells.ts'
import { EXPORTED, PERSON_FIELDS } from './person-fields.ts'

const on = routesOf<PeopleTables>()
const AT_ONCE = 500

export const exportRoutes = [
  on(exportPersons, async (context, { body }) => {
    const persons = await personsAfter(context, body.after)
    const head = EXPORTED.map((name) => PERSON_FIELDS[name].label[context.lang])
    const isTable = body.as === 'table'
    return {
      rows: isTable ? [...(body.after ? [] : [head]), ...persons.map(cellsOf)] : [],
      cards: isTable ? '' : persons.map(writeCard).join(''),
      count: persons.length,
      next: persons.length === AT_ONCE ? (persons.at(-1)?._id ?? null) : null,
    }
  }),
]

/** Candidates are what guests typed; they are nobody to take elsewhere. */
async function personsAfter(context: PeopleContext, after: string | null): Promise<Person[]> {
  const rows = await context.db
    .selectFrom('people')
    .select('id')
    .where('merged_into', 'is', null)
    .where('deleted_at', 'is', null)
    .where('is_candidate', '=', false)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const persons = await personResource.read(
    context.db,
    rows.map(({ id }) => id),
  )
  return persons.map((person) => personResource.shown(context, person))
}

/** All of a person, in the columns of our own. */
function cellsOf(person: Person) {
  const { birthday, left_at, contacts } = person
  const cells: Record<(typeof EXPORTED)[number], string> = {
    id: person._id,
    title: person.title,
    first_name: person.first_name,
    last_name: person.last_name,
    company: person.company,
    birthday: birthday ?? '',
    language: person.language,
    email: writeContacts(contacts, 'email'),
    phone: writeContacts(contacts, 'phone'),
    mobile: writeContacts(contacts, 'mobile'),
    fax: writeContacts(contacts, 'fax'),
    web: writeContacts(contacts, 'web'),
    addresses: writeAddresses(person.addresses),
    tags: writeTags(person.tags),
    left_at: left_at ?? '',
    notes: person.notes,
  }
  return EXPORTED.map((name) => cells[name])
}
