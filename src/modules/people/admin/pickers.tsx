import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { call } from '#kernel/client/call.ts'
import { person } from '../persons/person.ts'
import { personSegment } from '../segments/segment.ts'
import { SEGMENTS } from './paths.ts'
import { personSource } from './person-source.ts'

export { MergeDialog } from '../merges/admin/merge-dialog.tsx'
export { EraseDialog } from '../persons/admin/erase-dialog.tsx'
export { PersonPanel } from '../timeline/admin/person-panel.tsx'
export { personSource } from './person-source.ts'

const FOUND = 20
const NEW = 'new:'

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
