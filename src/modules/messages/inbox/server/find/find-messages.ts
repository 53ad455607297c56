import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { EMPTY_PAGE, type ListPage, listPage } from '#kernel/server/list/list-page.ts'
import type { SortKeys } from '#kernel/server/list/sort-keys.ts'
import type { MessageTables } from '../../../server/tables.ts'
import type { Db, EntryRow, MessageRow } from '../../../server/unit-of-work.ts'
import type { MessageQuery } from '../../message.calls.ts'
import { messageSearch } from './message-search.ts'

type Build = ExpressionBuilder<MessageTables, 'messages'>
type Condition = Expression<SqlBool>

const SORTS: SortKeys<'received' | 'updated'> = {
  received: { column: 'messages.received_at', type: 'timestamptz' },
  updated: { column: 'messages.updated_at', type: 'timestamptz' },
}

/** Whose messages are asked for: all of them, or those of one account. */
export type Reader = { id: string; isStaff: boolean }

export async function findMessagePage(
  db: Db,
  query: MessageQuery,
  reader: Reader,
): Promise<ListPage> {
  const search = await messageSearch.prepare(db, query.search)
  if (search.isHopeless) return EMPTY_PAGE
  const from = db
    .selectFrom('messages')
    .where((eb) =>
      eb.and([
        ...(reader.isStaff ? conditionsOf(eb, query, reader.id) : ownOf(eb, reader.id)),
        ...messageSearch.matches('messages.id', search),
      ]),
    )
  return listPage(db, from, { id: 'messages.id', sorts: SORTS, request: query })
}

/** A customer sees the own threads, wherever staff have put them. */
function ownOf(eb: Build, account: string): Condition[] {
  return [eb('messages.account_id', '=', account), eb('messages.deleted_at', 'is', null)]
}

function conditionsOf(eb: Build, query: MessageQuery, me: string): Condition[] {
  const { state, tags, read, assigned_to } = query
  const wanted: (Condition | undefined)[] = [
    ...boxOf(eb, query.box, me),
    state.length > 0 ? eb('messages.state', 'in', state) : undefined,
    tags.length > 0 ? sql<SqlBool>`messages.tags @> ${tags}::text[]` : undefined,
    read === undefined ? undefined : eb('messages.is_read', '=', read),
    assigned_to === 'none' ? eb('messages.assigned_to', 'is', null) : undefined,
    assigned_to && assigned_to !== 'none'
      ? eb('messages.assigned_to', '=', assigned_to === 'me' ? me : assigned_to)
      : undefined,
  ]
  return wanted.filter((condition) => condition !== undefined)
}

const OPEN = sql<SqlBool>`messages.state in ('new', 'open')`
const AWAKE = sql<SqlBool>`(messages.snoozed_until is null or messages.snoozed_until <= now())`

function boxOf(eb: Build, box: MessageQuery['box'], me: string): Condition[] {
  const live = eb('messages.deleted_at', 'is', null)
  switch (box) {
    case 'trash':
      return [eb('messages.deleted_at', 'is not', null)]
    case 'all':
      return [live]
    case 'inbox':
      return [live, OPEN, AWAKE]
    case 'mine':
      return [live, OPEN, AWAKE, eb('messages.assigned_to', '=', me)]
    case 'unassigned':
      return [live, OPEN, AWAKE, eb('messages.assigned_to', 'is', null)]
    case 'snoozed':
      return [live, sql<SqlBool>`messages.snoozed_until > now()`]
    default:
      return [live, eb('messages.state', '=', box)]
  }
}

export type FoundMessage = MessageRow & { person: string | null }

/** Rows in the order of the ids, each with who its sender is after all merges. */
export async function findMessages(db: Db, ids: readonly string[]): Promise<FoundMessage[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<FoundMessage>`
    select m.*, (with recursive way as (
        select p.id, p.merged_into from person_links l join people p on p.id = l.person_id
        where l.module = 'messages' and l.noun = 'message' and l.item_id = m.id
          and l.role = 'sender'
        union select p.id, p.merged_into from people p join way on p.id = way.merged_into
      ) select id from way where merged_into is null) as person
    from messages m where m.id = any(${[...ids]}::uuid[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type FoundEntry = EntryRow & { mail_state: string | null; mail_answer: string | null }

export async function findEntries(db: Db, message: string): Promise<FoundEntry[]> {
  return db
    .selectFrom('message_entries')
    .leftJoin('mails', 'mails.id', 'message_entries.mail_id')
    .selectAll('message_entries')
    .select(['mails.state as mail_state', 'mails.answer as mail_answer'])
    .where('message_id', '=', message)
    .orderBy('message_entries.id')
    .limit(1000)
    .execute()
}

/** New and open ones nobody has read, up to a thousand. */
export async function countUnread(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select from messages where deleted_at is null and state in ('new', 'open') and not is_read
    limit 1000) found`.execute(db)
  return rows[0]?.n ?? 0
}
