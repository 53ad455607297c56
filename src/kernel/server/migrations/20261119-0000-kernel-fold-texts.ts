import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const LOWER = `(lower(normalize(given, NFKC) collate "und-x-icu") collate "C")`
const unmarked = (text: string) =>
  `regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`
const WRITTEN = unmarked(
  `replace(replace(replace(replace(${LOWER}, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')`,
)
const PLAIN = unmarked(`replace(${LOWER}, 'ß', 'ss')`)
/** Most texts have no letter beyond a to z: nothing is written out or left out of them. */
const unlessPlain = (form: string) =>
  `case when octet_length(given) = length(given) then lower(given collate "C") else ${form} end`

const FUNCTIONS = {
  fold_written: unlessPlain(WRITTEN),
  fold_plain: unlessPlain(PLAIN),
  search_text: `' ' || ${unlessPlain(`${WRITTEN} || ' ' || ${PLAIN}`)}`,
}

/**
 * How lists of nouns read text, folded as all search indexes fold it: with umlauts written out
 * (`kaese`) and left out (`kase`). `search_text` holds both, and begins with a space so that the
 * beginning of its first word is like that of any other. Each is one expression, so that PostgreSQL
 * works it out in place.
 */
export const foldTexts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, form] of Object.entries(FUNCTIONS)) {
      await sql`create function ${sql.ref(name)}(given text) returns text
        language sql immutable parallel safe as ${sql.lit(`select ${form}`)}`.execute(db)
    }
  },
  async down(db: Kysely<unknown>) {
    for (const name of Object.keys(FUNCTIONS)) await sql`drop function ${sql.ref(name)}`.execute(db)
  },
}
