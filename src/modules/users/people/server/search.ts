import { type Expression, type SqlBool, sql } from 'kysely'
import { likePattern } from '#kernel/server/list/like-pattern.ts'
import { searchIndex } from '#kernel/server/search/search-index.ts'
import type { Db } from '../../server/queries.ts'

const userSearch = searchIndex({
  documents: 'user_search',
  owner: 'user_id',
  vocabulary: 'user_words',
  shortestMisspelt: 4,
  isStrict: true,
})

/** The conditions of a search by words and the start of a mail address; undefined: nobody matches. */
export async function searchUsers(
  db: Db,
  typed: string,
): Promise<Expression<SqlBool>[] | undefined> {
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

const MOST_MAILS = 6

function startOfMail(part: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(users.handle) like ${likePattern(part.toLowerCase()).slice(1)}`
}

/** Of an address the ending says nothing: nearly everyone has the same. */
function withoutEnding(part: string): string {
  return part.includes('@') ? part.replace(/\.[^.@]*$/, '') : part
}

async function isKnown(db: Db, condition: Expression<SqlBool>): Promise<boolean> {
  const { rows } = await sql`select from users where is_listed and ${condition} limit 1`.execute(db)
  return rows.length > 0
}
