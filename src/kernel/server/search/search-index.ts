import {
  type Expression,
  type QueryExecutorProvider,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'

type Names = {
  /** The table of the texts, the column that names their thing, beside a column `words tsvector`. */
  documents: string
  owner: string
  /** A table of all words of these texts, each once, in a column `word`. */
  vocabulary: string
  /** How long a word must be before another may stand for it. */
  shortestMisspelt?: number
  /** Where everything has similar names, a word that begins one we know is taken as it is typed. */
  isStrict?: boolean
}

/** What was typed, as one condition per word; `isHopeless` when there is no word in it. */
type Search = { groups: readonly string[]; isHopeless: boolean }

/** Any database or transaction: the index knows its tables by name. */
type Db = QueryExecutorProvider
type Term = { word: string; stem: string | null; variants: string[] }

/** How alike two words must be, from 0 to 1, before one may stand for the other. */
const LIKENESS = 0.4
const MAX_TERMS = 6
const MAX_VARIANTS = 100

/**
 * Finds things by the words of their texts: beginnings and parts of words, German stems, compounds
 * made of known words, umlauts in any spelling, typing errors. Typed words are first looked up in
 * the vocabulary, which is small, so that this takes milliseconds however many texts there are.
 * @example export const bugSearch = searchIndex({ documents: 'bug_texts', owner: 'bug_id', vocabulary: 'bug_words' })
 */
export function searchIndex(names: Names) {
  const { documents, vocabulary } = names
  const words = sql.table(vocabulary)
  return {
    /** The stored form of a text. */
    vector: (text: string): RawBuilder<string> =>
      sql<string>`array_to_tsvector(search_lexemes(${text}))`,
    /** One word too many costs nothing, one missing would hide a thing. */
    learn: async (db: Db, text: string): Promise<void> => {
      await sql`insert into ${words} select word from unnest(search_words(${text})) word
        where ${isWord} order by word on conflict do nothing`.execute(db)
    },
    /**
     * Takes words out that no text has any more, so that a name does not outlive its erasure. In a
     * transaction: whoever learns words at the same time has done so before, or waits.
     */
    forget: async (db: Db): Promise<void> => {
      await sql`lock table ${words} in share row exclusive mode`.execute(db)
      await sql`delete from ${words} known where not exists (select from ${sql.table(documents)}
        where words @@ quote_literal(known.word)::tsquery)`.execute(db)
    },
    prepare: async (db: Db, typed: string): Promise<Search> => {
      const terms = typed.trim() === '' ? [] : await readTerms(db, typed, names)
      return { groups: terms.map(groupOf), isHopeless: terms.length === 0 && typed.trim() !== '' }
    },
    /** One small question per typed word: PostgreSQL answers them faster than one nested question. */
    matches: (id: string, search: Search): Expression<SqlBool>[] =>
      ownersOf(names, search).map((owners) => sql<SqlBool>`${sql.ref(id)} in (${owners})`),
    /** The same as a statement, to be joined with other ways to a thing; none without a word. */
    owners: (search: Search): RawBuilder<unknown>[] => ownersOf(names, search),
  }
}

function ownersOf({ documents, owner }: Names, { groups }: Search): RawBuilder<unknown>[] {
  if (groups.length === 0) return []
  const asked = groups.map((group) => sql`words @@ ${group}::tsquery`)
  return [
    sql`select ${sql.ref(owner)} from ${sql.table(documents)} where ${sql.join(asked, sql` and `)}`,
  ]
}

/** Trigrams of shorter words say too little; numbers would only swell the vocabulary. */
const isWord = sql`length(word) >= 3 and word !~ '[0-9]'`

async function readTerms(db: Db, typed: string, names: Names): Promise<Term[]> {
  const words = sql.table(names.vocabulary)
  const isTaken = names.isStrict ? beginsKnown(words) : sql`false`
  const { rows } = await sql<Term>`
    select word, stem, case when ${isWord} and not ${isTaken} then array(
        select quote_literal(known.word) from (${alike(words, names)}) known
        order by similarity(known.word, term.word) desc, known.word
        limit ${MAX_VARIANTS}
      ) || array(${compounds(words)}) else '{}' end as variants
    from search_forms(${typed}) term
    order by place limit ${MAX_TERMS}`.execute(db)
  return rows
}

/** Of the words that begin with it the first is its next neighbour, so that one look is enough. */
function beginsKnown(words: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from (select known.word from ${words} known
    where known.word >= term.word order by known.word limit 1) next
    where starts_with(next.word, term.word))`
}

/** Each way to a word by itself: in one condition with `or` they would read the whole vocabulary. */
function alike(
  words: RawBuilder<unknown>,
  { shortestMisspelt = 5 }: Pick<Names, 'shortestMisspelt'>,
): RawBuilder<unknown> {
  return sql`select word from ${words} where word like '%' || term.word || '%'
    union select word from ${words} where word like '%' || ${tail}
    union select word from ${words} where word = any(array(${swaps}))
    union select word from ${words} where length(term.word) >= ${shortestMisspelt}
      and word % term.word and similarity(word, term.word) >= ${LIKENESS}`
}

/** Tables are found by what ends in a table; shorter stems end too many words. */
const tail = sql`case when length(term.stem) >= 4 then term.stem end`

/** Two neighbouring letters swapped: the one common slip that trigrams of short words miss. */
const swaps = sql`select overlay(term.word placing reverse(substr(term.word, at, 2)) from at for 2)
  from generate_series(1, length(term.word) - 1) at`

/** A compound of two known words finds what carries both: `eichentisch` a table made of oak. */
function compounds(words: RawBuilder<unknown>): RawBuilder<unknown> {
  const rest = sql`substr(term.word, length(head.word) + 1)`
  return sql`select distinct '(' || quote_literal(head.word) || '&' || quote_literal(tail.word) || ')'
    from ${words} head join ${words} tail
      on tail.word = any(array[${rest}, regexp_replace(${rest}, '^(en|es|e|n|s)', '')])
    where head.word = any(array(select left(term.word, at)
      from generate_series(3, length(term.word) - 3) at))`
}

function groupOf({ word, stem, variants }: Term): string {
  return [`'${word}':*`, ...variants, ...(stem ? [`'=${stem}'`] : [])].join('|')
}
