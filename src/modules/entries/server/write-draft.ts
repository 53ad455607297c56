import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/texts.ts'
import type { Content } from '#kernel/server/publishing/content-tables.ts'
import { STATUS_SQL } from '#kernel/server/publishing/status.ts'
import { storeDraft, storeFirstDraft } from '#kernel/server/publishing/store-draft.ts'
import type { EntryFields } from '../contract-values.ts'
import type { ContentRow } from './queries.ts'
import { noteReferences } from './references.ts'
import { deskOf } from './shelf.ts'
import type { Work } from './work.ts'

export type DraftContent = Content<EntryFields>

/** Stores a draft over the present one, with its references. */
export async function writeDraft(
  work: Work,
  row: ContentRow,
  content: DraftContent,
): Promise<void> {
  const place = { id: row.entry_id, lang: row.lang }
  await storeDraft(deskOf(work, place), row, content)
  await afterWriting(work, { ...place, ...content })
}

export async function insertDraft(
  work: Work,
  { id, lang, ...content }: DraftContent & { id: string; lang: Lang },
): Promise<void> {
  await storeFirstDraft(deskOf(work, { id, lang }), content)
  await afterWriting(work, { id, lang, ...content })
}

/**
 * Every write makes a new version of the entry, so that two who save at once notice it, and renews
 * what lists know of its languages.
 */
export async function touchEntry({ change }: Work, id: string): Promise<void> {
  await sql`
    update entries set updated_at = clock_timestamp(), version = version + 1,
      stage_de = ${stageIn('de')}, stage_en = ${stageIn('en')},
      title = coalesce((select c.title from entry_contents c where c.entry_id = entries.id
        order by c.lang limit 1), '')
    where id = ${id}::uuid`.execute(change.db)
}

/** Lists of the website walk along one column; it follows what is live, and the date. */
export async function refreshListing({ change }: Work, id: string): Promise<void> {
  await sql`
    update entry_contents c
    set listed_at = case when c.is_live and e.deleted_at is null then e.publish_date end
    from entries e where e.id = c.entry_id and e.id = ${id}::uuid`.execute(change.db)
}

function stageIn(lang: Lang) {
  return sql`(select ${STATUS_SQL} from entry_contents c
    where c.entry_id = entries.id and c.lang = ${lang})`
}

type Written = DraftContent & { id: string; lang: Lang }

async function afterWriting(work: Work, written: Written): Promise<void> {
  await noteReferences(work, { ...written, isLive: false })
  await touchEntry(work, written.id)
}
