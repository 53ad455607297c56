import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { type EntryFields, NO_FIELDS } from '../../contract-values.ts'
import type { Db } from '../unit-of-work.ts'
import { isListed } from './find-listed.ts'

export type ShownRow = {
  id: string
  tags: string[]
  tag_keys: string[]
  publish_date: Date
  date: string | null
  author: string
  published_at: Date | null
  fields: EntryFields
  blocks: Block[]
  /** Absent of a draft. */
  expire_at?: Date | null
}

type At = { id: string; lang: Lang }

const COLUMNS = sql`e.id, e.tags, e.tag_keys, e.publish_date, e.date, e.author, c.published_at`

/** What visitors see of an entry; undefined when it is not live or its time is over. */
export async function findLiveEntry(db: Db, { id, lang }: At): Promise<ShownRow | undefined> {
  const { rows } = await sql<ShownRow>`
    select ${COLUMNS}, c.live as fields, c.live_blocks as blocks, c.expire_at
    from entry_contents c join entries e on e.id = c.entry_id
    where c.entry_id = ${id}::uuid and ${isListed(lang)}`.execute(db)
  return filled(rows[0])
}

/** The draft in the place of what is live, for previews. */
export async function findDraftEntry(db: Db, { id, lang }: At): Promise<ShownRow | undefined> {
  const { rows } = await sql<ShownRow>`
    select ${COLUMNS}, c.draft as fields, c.draft_blocks as blocks
    from entry_contents c join entries e on e.id = c.entry_id
    where c.entry_id = ${id}::uuid and c.lang = ${lang} and e.deleted_at is null`.execute(db)
  return filled(rows[0])
}

/** Older texts say nothing where a field is new. */
function filled(row: ShownRow | undefined): ShownRow | undefined {
  return row && { ...row, fields: { ...NO_FIELDS, ...row.fields } }
}

type Addressed = { id: string; slugs: Partial<Record<Lang, string>> }

/** The live entry an address leads to, whether it has it now or had it once; drafts lead nowhere. */
export async function findBySlug(
  db: Db,
  { lang, slug }: { lang: Lang; slug: string },
): Promise<Addressed | undefined> {
  const { rows } = await sql<Addressed>`
    select s.entry_id as id, (
      select json_object_agg(o.lang, o.live->>'slug') from entry_contents o
      where o.entry_id = s.entry_id and o.listed_at is not null
        and (o.expire_at is null or o.expire_at > now())) as slugs
    from entry_slugs s join entry_contents c on c.entry_id = s.entry_id
    where s.lang = ${lang} and s.slug = ${slug} and s.was_live and ${isListed(lang)}`.execute(db)
  return rows[0]
}
