import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const SMALL = `lower(normalize(left(given, 400000), NFKC) collate "und-x-icu")`

/** In small letters `İ` is an `i` with a dot beside it, and a word was cut in two at that dot. */
export const readDottedI: Migration = {
  up: (db: Kysely<unknown>) => createForms(db, String.raw`replace(${SMALL}, U&'i\0307', 'i')`),
  down: (db: Kysely<unknown>) => createForms(db, SMALL),
}

async function createForms(db: Kysely<unknown>, small: string): Promise<void> {
  const unmarked = (form: string) => `case when octet_length(raw) = length(raw) then left(raw, 40)
    else left(regexp_replace(normalize(${form}, NFD), '[\\u0300-\\u036f]', '', 'g'), 40) end`
  const writtenOut = `replace(replace(replace(replace(raw,
    'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')`
  await sql`
    create or replace function search_forms(given text)
    returns table (place bigint, word text, plain text, stem text)
    language sql immutable parallel safe as $$
      select place, ${sql.raw(unmarked(writtenOut))}, ${sql.raw(unmarked(`replace(raw, 'ß', 'ss')`))},
        (ts_lexize('pg_catalog.german_stem', left(raw, 40)))[1]
      from regexp_split_to_table(${sql.raw(small)}, '[^[:alnum:]]+') with ordinality parts (raw, place)
      where raw <> ''
      limit 5000
    $$`.execute(db)
}
