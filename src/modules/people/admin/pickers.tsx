import type { Option } from '#kernel/admin/fields/filter.ts'
import type { ReferenceSource } from '#kernel/admin/fields/reference-fields.ts'
import { call } from '#kernel/client/call.ts'
import { type Person, person } from '../persons/person.ts'
import { fullName } from '../persons/shown-name.ts'
import { personSegment } from '../segments/segment.ts'
import { personPath, SEGMENTS } from './paths.ts'

export { PersonPanel } from '../timeline/admin/person-panel.tsx'

const FOUND = 20
const NEW = 'new:'

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

/**
 * Anybody, or somebody new by the name that was typed. What is chosen goes through `chosenPerson`,
 * which makes the new one only then.
 */
export function personOrNewSource(createLabel: (name: string) => string): ReferenceSource {
  return {
    ...personSource,
    name: 'person-or-new',
    find: async (search) => {
      const found = await personSource.find(search)
      const name = search.trim()
      return name === '' ? found : [...found, { value: NEW + name, label: createLabel(name) }]
    },
    read: async (value) =>
      value.startsWith(NEW) ? { value, label: value.slice(NEW.length) } : personSource.read(value),
  }
}

/** The id of the chosen person; one who is new is made now. */
export async function chosenPerson(value: string): Promise<string> {
  if (!value.startsWith(NEW)) return value
  const words = value.slice(NEW.length).split(/\s+/)
  const body = { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
  const [made] = (await call(person.calls.create, { body })).items
  if (!made) throw new Error('The server answered without the person that was made')
  return made._id
}

/** Segments by name, for filters and for modules that send, discount or charge by segment. */
export const segmentSource: ReferenceSource = {
  name: 'person-segment',
  find: async (search) => {
    const query = { search, limit: FOUND, sort: 'name' } as const
    const { items } = await call(personSegment.calls.list, { query })
    return items.map(({ _id, name }) => ({ value: _id, label: name }))
  },
  read: async (id) => {
    const [found] = (await call(personSegment.calls.read, { params: { id } })).items
    return { value: id, label: found?.name ?? id }
  },
  path: (id) => `${SEGMENTS}/edit/${id}`,
}

/** Names are not unique: a contact tells two of them apart. */
function toOption(one: Person): Option {
  const contact = one.contacts[0]?.value ?? ''
  const name = fullName(one)
  const label = name === '' ? contact : name
  return { value: one._id, label: name && contact ? `${label} (${contact})` : label }
}
