import { addedColumns } from '#kernel/server/resource/added-columns.ts'

/** What entries got after their tables were made. */
export const entryColumns = addedColumns({
  /** Links by people who may not publish open for staff alone. */
  '20261115-1920-entries-keep-previews-inside': {
    table: 'entry_previews',
    column: 'for_staff',
    type: 'boolean not null default false',
  },
})
