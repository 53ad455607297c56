import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const UNMARKED = String.raw`'[\u0300-\u036f]', '', 'g'`
const WRITTEN_OUT = sql.raw(`left(regexp_replace(normalize(replace(replace(replace(replace(raw,
  'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), NFD), ${UNMARKED}), 40)`)
const LEFT_OUT = sql.raw(
  `left(regexp_replace(normalize(replace(raw, 'ß', 'ss'), NFD), ${UNMARKED}), 40)`,
)

/**
 * Most words have no letter beyond a to z: nothing is written out or left out of them, and looking for
 * it took most of the time that reading a text takes. They come out as before.
 */
export const readPlainWords: Migration = {
  async up(db: Kysely<unknown>) {
    const unlessPlain = (form: typeof LEFT_OUT) =>
      sql`case when octet_length(raw) = length(raw) then left(raw, 40) else ${form} end`
    await createForms(db, unlessPlain(WRITTEN_OUT), unlessPlain(LEFT_OUT))
  },
  async down(db: Kysely<unknown>) {
    await createForms(db, WRITTEN_OUT, LEFT_OUT)
  },
}

async function createForms(
  db: Kysely<unknown>,
  word: typeof LEFT_OUT,
  plain: typeof LEFT_OUT,
): Promise<void> {
  await sql`
    create or replace function search_forms(given text)
    returns table (place bigint, word text, plain text, stem text)
    language sql immutable parallel safe as $$
      select place, ${word}, ${plain},
        (ts_lexize('pg_catalog.german_stem', left(raw, 40)))[1]
      from regexp_split_to_table(
        lower(normalize(left(given, 400000), NFKC) collate "und-x-icu"), '[^[:alnum:]]+'
      ) with ordinality parts (raw, place)
      where raw <> ''
      limit 5000
    $$`.execute(db)
}
