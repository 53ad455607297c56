import { type RawBuilder, sql } from 'kysely'

const LONGEST = 40
const MOST_WORDS = 500
const MOST_TERMS = 6

/** The words of a text, each once: small letters, umlauts written out, no accents, no signs. */
export function wordsOf(text: string): string[] {
  const found = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(found.map((word) => word.slice(0, LONGEST)))].slice(0, MOST_WORDS)
}

type Described = { name: string; texts: readonly string[]; tags: readonly string[] }

/** What a file is found by. */
export function wordVector({ name, texts, tags }: Described): RawBuilder<string> {
  const words = wordsOf([name, ...texts, ...tags].join(' '))
  return sql<string>`array_to_tsvector(${words}::text[])`
}

/** Every word must begin a word of the file; null when there is nothing to look for. */
export function prefixQuery(search: string): string | null {
  const words = wordsOf(search).slice(0, MOST_TERMS)
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null
}

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => WRITTEN_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
