import { nounTable } from '#kernel/server/resource/noun-table.ts'

/** Addresses under which somebody without an account reads the numbers. */
export const createLinks = nounTable(
  'analytics_links',
  { title: 'text not null', until: 'date' },
  { sorts: ['title'] },
)
