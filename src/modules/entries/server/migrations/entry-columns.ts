import { addedColumns } from '#kernel/server/resource/added-columns.ts'

/** Columns of entries from now on, a line each. */
export const entryColumns = addedColumns({})
