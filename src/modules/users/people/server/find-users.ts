import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { prefixPattern } from '#kernel/server/list/like-pattern.ts'
import { EMPTY_PAGE, type ListPage, listPage } from '#kernel/server/list/list-page.ts'
import type { SortKeys } from '#kernel/server/list/sort-keys.ts'
import { searchIndex } from '#kernel/server/search/search-index.ts'
import { type Db, people } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'
import type { UserFilter, UserQuery, UserSort } from '../user.ts'

export const userSearch = searchIndex({
  documents: 'user_search',
  owner: 'user_id',
  vocabulary: 'user_words',
  shortestMisspelt: 4,
  isStrict: true,
})

const MOST_MAILS = 6

type Build = ExpressionBuilder<UsersTables, 'users'>
type Condition = Expression<SqlBool>

const SORTS: SortKeys<UserSort> = {
  created: { column: 'users.created_at', type: 'timestamptz' },
  name: { column: 'users.sort_name', type: 'text' },
  handle: { column: 'users.handle', type: 'text' },
  last_active: { column: 'users.last_active_at', type: 'timestamptz', isNullable: true },
  customer_number: { column: 'users.customer_number', type: 'bigint', isNullable: true },
}

/** One page of ids of people. */
export async function findUserPage(db: Db, query: UserQuery): Promise<ListPage> {
  const searched = await searchUsers(db, query.search)
  if (!searched) return EMPTY_PAGE
  const from = people(db).where((eb) => eb.and([...filterConditions(eb, query), ...searched]))
  return listPage(db, from, { id: 'users.id', sorts: SORTS, request: query })
}

function filterConditions(eb: Build, { role, status, online }: UserFilter): Condition[] {
  const wanted: (Condition | undefined)[] = [
    role.length > 0 ? sql<SqlBool>`users.roles && ${role}::text[]` : undefined,
    status.length > 0 ? eb('users.account_status', 'in', status) : undefined,
    new Set(online).size === 1 ? (online[0] === 'online' ? SEEN : NOT_SEEN) : undefined,
  ]
  return wanted.filter((condition) => condition !== undefined)
}

/** The same five minutes as in `onlineState`; the clock is the database's, so that totals are kept. */
const SEEN = sql<SqlBool>`users.last_active_at > now() - interval '5 minutes'`
const NOT_SEEN = sql<SqlBool>`(${SEEN}) is not true`

/** The conditions of a search by words and the start of a mail address; undefined: nobody matches. */
async function searchUsers(db: Db, typed: string): Promise<Expression<SqlBool>[] | undefined> {
  const mails: Expression<SqlBool>[] = []
  const words: string[] = []
  for (const part of typed.trim().split(/\s+/)) {
    const isMail = part.includes('@') ? startOfMail(part) : undefined
    if (isMail && (await isKnown(db, isMail))) mails.push(isMail)
    else words.push(withoutEnding(part))
  }
  const search = await userSearch.prepare(db, words.join(' '))
  if (search.isHopeless) return undefined
  return [...mails.slice(0, MOST_MAILS), ...userSearch.matches('users.id', search)]
}

function startOfMail(part: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(users.handle) like ${prefixPattern(part.toLowerCase())}`
}

/** Of an address the ending says nothing: nearly everyone has the same. */
function withoutEnding(part: string): string {
  return part.includes('@') ? part.replace(/\.[^.@]*$/, '') : part
}

async function isKnown(db: Db, condition: Expression<SqlBool>): Promise<boolean> {
  const { rows } = await sql`select from users where is_listed and ${condition} limit 1`.execute(db)
  return rows.length > 0
}
