import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { slugOf, toPart } from '#modules/pages/server/api.ts'
import { FEEDS, TAG_WORD } from '../../addresses.ts'
import type { EntryFields } from '../../contract-values.ts'
import { entryFailures } from '../../errors.ts'
import type { EntryChange } from '../unit-of-work.ts'

/** Words that mean something else behind /News; years are the archive's. */
const TAKEN = new Set<string>([
  ...Object.values(TAG_WORD).map((word) => word.toLowerCase()),
  ...FEEDS,
])
const YEAR = /^\d{4}$/
const MOST_TRIES = 100

type Wanted = { id: string; lang: Lang; fields: EntryFields; before?: { draft: EntryFields } }

/**
 * The fields with an address of their own. One made from the title gives way to others; one that
 * was typed does not, and the refusal suggests a free one.
 */
export async function withSlug(
  change: EntryChange,
  { id, lang, fields, before }: Wanted,
): Promise<EntryFields> {
  const typed = toPart(fields.slug).toLowerCase()
  if (before && typed === before.draft.slug) return { ...fields, slug: typed }
  await sql`select pg_advisory_xact_lock(hashtext('entry slugs'))`.execute(change.db)
  const wanted = typed || slugOf(fields.title) || id
  const slug = await freeSlug(change, { id, lang, wanted })
  if (typed && slug !== typed)
    throw entryFailures.addressTaken({ suggestion: slug, lang, fields: { slug: 'address' } })
  await claim(change, { id, lang, slug })
  return { ...fields, slug }
}

/** Addresses that visitors could see lead to the entry for ever. */
export async function keepSlug(change: EntryChange, { id, lang, slug }: Claim): Promise<void> {
  await change.db
    .updateTable('entry_slugs')
    .set({ was_live: true })
    .where('entry_id', '=', id)
    .where('lang', '=', lang)
    .where('slug', '=', slug)
    .execute()
}

type Claim = { id: string; lang: Lang; slug: string }

async function freeSlug(
  change: EntryChange,
  { id, lang, wanted }: { id: string; lang: Lang; wanted: string },
): Promise<string> {
  const others = Array.from({ length: MOST_TRIES }, (_, at) => `${wanted}-${at + 2}`)
  const { rows } = await sql<{ slug: string }>`
    select slug from entry_slugs where lang = ${lang} and entry_id <> ${id}::uuid
      and slug = any(${[wanted, ...others]}::text[])`.execute(change.db)
  const taken = new Set(rows.map(({ slug }) => slug))
  const isFree = (slug: string) => !taken.has(slug) && !TAKEN.has(slug) && !YEAR.test(slug)
  return [wanted, ...others].find(isFree) ?? id
}

/** Addresses of drafts that nobody ever saw become free again. */
async function claim(change: EntryChange, { id, lang, slug }: Claim): Promise<void> {
  await sql`
    delete from entry_slugs s where s.entry_id = ${id}::uuid and s.lang = ${lang}
      and not s.was_live and s.slug <> ${slug} and not exists (
        select from entry_contents c where c.entry_id = s.entry_id and c.lang = s.lang
          and c.scheduled->>'slug' = s.slug)`.execute(change.db)
  await change.db
    .insertInto('entry_slugs')
    .values({ lang, slug, entry_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
