import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import type { PeopleTables } from './tables.ts'

export type PeopleContext = Context<PeopleTables>
export type PeopleChange = Change<PeopleTables>
