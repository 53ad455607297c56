import type { Kysely, Selectable } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Context, Scope } from '#kernel/server/context.ts'
import type { MessageTables } from './tables.ts'

export type Db = Kysely<MessageTables>
export type MessageScope = Scope<MessageTables>
export type MessageContext = Context<MessageTables>
/** A change in progress; `change.scope` says who makes it. */
export type MessageUnit = Change<MessageTables>
export type MessageRow = Selectable<MessageTables['messages']>
export type EntryRow = Selectable<MessageTables['message_entries']>
