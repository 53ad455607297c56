import { nounTable } from '#kernel/server/resource/noun-table.ts'

/** What the owner wants to remember when looking at the numbers later. */
export const createAnnotations = nounTable(
  'analytics_annotations',
  { day: 'date not null', text: 'text not null' },
  { sorts: ['day', 'text'] },
)
