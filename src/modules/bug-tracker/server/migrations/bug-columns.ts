import { addedColumns } from '#kernel/server/resource/added-columns.ts'

/** What bugs got after their table was made. */
export const bugColumns = addedColumns({
  '20261115-1220-bug-tracker-mute-reporters': {
    table: 'bugs',
    column: 'is_reporter_muted',
    type: 'boolean not null default false',
  },
})
