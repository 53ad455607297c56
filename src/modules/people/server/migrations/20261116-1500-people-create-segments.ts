import { nounTable } from '#kernel/server/resource/noun-table.ts'

/** Persons by conditions, saved under a name. */
export const createSegments = nounTable(
  'person_segments',
  {
    name: 'text not null',
    description: `text not null default ''`,
    rules: 'jsonb not null',
  },
  { hasTrash: true, sorts: ['name'] },
)
