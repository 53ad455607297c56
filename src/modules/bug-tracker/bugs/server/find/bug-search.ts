import type { Expression, Kysely, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { searchIndex } from '#kernel/server/search/search-index.ts'
import type { BugTables } from '../../../server/tables.ts'

type Db = Kysely<BugTables>

export const bugSearch = searchIndex({
  documents: 'bug_texts',
  owner: 'bug_id',
  vocabulary: 'bug_words',
})

/** What a bug is found by; its number can be found like a word. */
export function searchedText(bug: { number: number; title: string; body: string }): string {
  return `${bug.number} ${bug.title} ${bug.body}`
}

const NUMBER = /^#(\d{1,15})$/

/** The conditions of a search by words and numbers (`#42`); undefined when nothing can match. */
export async function searchBugs(
  db: Db,
  typed: string,
): Promise<Expression<SqlBool>[] | undefined> {
  const parts = typed.trim().split(/\s+/)
  const numbers = parts.flatMap((part) => NUMBER.exec(part)?.[1] ?? [])
  const words = parts.filter((part) => !NUMBER.test(part)).join(' ')
  const search = await bugSearch.prepare(db, words)
  if (search.isHopeless) return undefined
  const numbered = numbers.map((number) => sql<SqlBool>`bugs.number = ${Number(number)}`)
  return [...numbered, ...bugSearch.matches('bugs.id', search)]
}
