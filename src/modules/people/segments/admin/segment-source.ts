import type { ReferenceSource } from '#kernel/admin/fields/reference-fields.ts'
import { call } from '#kernel/client/call.ts'
import { SEGMENTS } from '../../admin/paths.ts'
import { personSegment } from '../segment.ts'

const FOUND = 20

/** Segments by name, for filters and for modules that send or charge by segment. */
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
