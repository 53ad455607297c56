import { addedColumns } from '#kernel/server/resource/added-columns.ts'

/** Columns of bugs from now on, a line each. */
export const bugColumns = addedColumns({})
