import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How all search indexes read text. A word has up to three forms: umlauts written out (`haeuser`),
 * umlauts left out (`hauser`), and its German stem (`=haus`; the sign keeps it apart from words).
 */
export const createSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await requireTrigrams(db)
    await createForms(db)
    await sql`
      create function search_words(given text) returns text[]
      language sql immutable parallel safe as $$
        select coalesce(array_agg(distinct form), '{}')
        from search_forms(given), unnest(array[word, plain]) form
      $$`.execute(db)
    await sql`
      create function search_lexemes(given text) returns text[]
      language sql immutable parallel safe as $$
        select coalesce(array_agg(distinct form), '{}')
        from search_forms(given), unnest(array[word, plain, '=' || stem]) form
        where form is not null
      $$`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop function search_lexemes`.execute(db)
    await sql`drop function search_words`.execute(db)
    await sql`drop function search_forms`.execute(db)
  },
}

/** A stop word has no stem; 5,000 words say what a text is about. */
async function createForms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_forms(given text)
    returns table (place bigint, word text, plain text, stem text)
    language sql immutable parallel safe as $$
      select place,
        left(regexp_replace(normalize(replace(replace(replace(replace(raw,
          'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), NFD), '[\\u0300-\\u036f]', '', 'g'), 40),
        left(regexp_replace(normalize(replace(raw, 'ß', 'ss'), NFD), '[\\u0300-\\u036f]', '', 'g'), 40),
        (ts_lexize('pg_catalog.german_stem', left(raw, 40)))[1]
      from regexp_split_to_table(
        lower(normalize(left(given, 400000), NFKC) collate "und-x-icu"), '[^[:alnum:]]+'
      ) with ordinality parts (raw, place)
      where raw <> ''
      limit 5000
    $$`.execute(db)
}

async function requireTrigrams(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db)
  if (rows.length > 0) return
  try {
    await sql`create extension if not exists pg_trgm`.execute(db)
  } catch (cause) {
    throw new Error(
      'The database lacks the extension pg_trgm, and this account may not create it. ' +
        'Let an administrator run "create extension pg_trgm" in this database, then start again.',
      { cause },
    )
  }
}
