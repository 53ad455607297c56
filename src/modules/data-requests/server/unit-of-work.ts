import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import type { RequestTables } from './tables.ts'

export type RequestContext = Context<RequestTables>
export type RequestChange = Change<RequestTables>
