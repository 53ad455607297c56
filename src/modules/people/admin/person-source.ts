import type { Option } from '#kernel/admin/fields/filter.ts'
import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { call } from '#kernel/client/call.ts'
import { type Person, person } from '../persons/person.ts'
import { fullName } from '../persons/shown-name.ts'
import { personPath } from './paths.ts'

const FOUND = 20

/** Anybody the business knows, found by name, company, address or number. */
export const personSource: ReferenceSource = {
  name: 'person',
  find: async (search) => {
    const query = { search, limit: FOUND, sort: 'name' } as const
    return (await call(person.calls.list, { query })).items.map(toOption)
  },
  read: async (id) => {
    const [found] = (await call(person.calls.read, { params: { id } })).items
    return found ? toOption(found) : { value: id, label: id }
  },
  path: personPath,
}

/** The same without the one it is about. */
export function otherPersonSource(id: string): ReferenceSource {
  return {
    ...personSource,
    name: `person-beside-${id}`,
    find: async (search) => (await personSource.find(search)).filter(({ value }) => value !== id),
  }
}

/** Names are not unique: a contact tells two of them apart. */
function toOption(one: Person): Option {
  const contact = one.contacts[0]?.value ?? ''
  const name = fullName(one)
  const label = name === '' ? contact : name
  return { value: one._id, label: name && contact ? `${label} (${contact})` : label }
}
