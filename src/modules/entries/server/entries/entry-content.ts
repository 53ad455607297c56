import { sql } from 'kysely'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { publishable } from '#kernel/server/publishing/publishable.ts'
import type { Content, ContentRow } from '#kernel/server/publishing/store/content-tables.ts'
import { STATUS_SQL } from '#kernel/server/publishing/store/status.ts'
import { forgetRefs, recordFileUses, recordRefs, reviewNotices } from '#modules/pages/server/api.ts'
import { previewPath } from '../../contract-site.ts'
import { EntryFields, NO_FIELDS } from '../../contract-values.ts'
import { entryFailures } from '../../errors.ts'
import { messages } from '../../messages.ts'
import { entryForUpdate, findEntry } from '../queries/entry-rows.ts'
import { readOneEntry } from '../queries/read-entries.ts'
import { ENTRY_STORE } from '../store.ts'
import type { EntryTables } from '../tables.ts'
import { ENTRIES_TAG, ENTRY_NOUN, type EntryChange, entryTag } from '../unit-of-work.ts'
import { linkBlocks } from './extra-blocks.ts'
import { guardShown, refreshListing, relist } from './listing.ts'
import { keepSlug, withSlug } from './slugs.ts'

/** Drafts, versions and publishing of entries; what is special about them is their date. */
export const entryContent = publishable<EntryTables>()({
  module: 'entries',
  noun: ENTRY_NOUN,
  store: ENTRY_STORE,
  fields: EntryFields,
  empty: NO_FIELDS,
  keptFields: ['slug'],
  searchedFields: ({ summary }) => [summary],
  take: entryForUpdate,
  read: (db, { id, lang }) => readOneEntry(db, id, lang),
  changed: touchEntry,
  claimAddress: withSlug,
  notify: reviewNotices({
    module: 'entries',
    noun: ENTRY_NOUN,
    title: (lang, what, title) => translator(messages, lang)(`notice.${what}`, { title }),
    link: ({ id }) => linkOf(id),
  }),
  previewPath,
  record,
  forgetLive: ({ db }, at) => forgetRefs(db, { ...at, isLive: true }),
  appearsAt,
  published,
  takenOffline: (change, { id }) => relist(change, id),
  removing: (change, ids) => guardShown(change, ids, entryFailures.publishRemoval),
  removed: async (change, id) => {
    // Files and galleries stay noted as used: the entry may come back to them.
    await sql`
      delete from page_refs where owner_id = ${id}::uuid
      and kind not in ('file', 'gallery')`.execute(change.db)
    await relist(change, id)
  },
  restored: relist,
  purging: async (change, id) => {
    await forgetRefs(change.db, { id })
    await recordFileUses(change, { ...ownerOf(id), label: '' })
  },
})

/**
 * Every write makes a new version of the entry, so that two who save at once notice it, and renews
 * what lists know of its languages.
 */
async function touchEntry({ db }: EntryChange, id: string): Promise<void> {
  await sql`
    update entries set updated_at = clock_timestamp(), version = version + 1,
      stage_de = ${stageIn('de')}, stage_en = ${stageIn('en')},
      title = coalesce((select c.title from entry_contents c where c.entry_id = entries.id
        order by c.lang limit 1), '')
    where id = ${id}::uuid`.execute(db)
}

function stageIn(lang: Lang) {
  return sql`(select ${STATUS_SQL} from entry_contents c
    where c.entry_id = entries.id and c.lang = ${lang})`
}

/** An entry that is dated in the future appears when that moment has come. */
async function appearsAt(
  { db }: EntryChange,
  row: ContentRow<EntryFields>,
): Promise<Date | undefined> {
  if (row.is_live) return undefined
  const date = (await findEntry(db, row.id))?.publish_date
  return date && date.getTime() > Date.now() + 60_000 ? date : undefined
}

async function published(
  change: EntryChange,
  { id, lang }: ContentRow<EntryFields>,
  { fields, number }: { fields: EntryFields; number: number },
): Promise<string[]> {
  await keepSlug(change, { id, lang, slug: fields.slug })
  if (number === 1) await dateAtFirst(change, id)
  await refreshListing(change, id)
  change.refresh(entryTag(id), ENTRIES_TAG)
  return []
}

/** Unless somebody chose a date, it is that of the first publishing in any language. */
async function dateAtFirst({ db }: EntryChange, id: string): Promise<void> {
  await db
    .updateTable('entries')
    .set({ publish_date: new Date(), is_dated: true })
    .where('id', '=', id)
    .where('is_dated', '=', false)
    .execute()
}

type State = Content<EntryFields> & { id: string; lang: Lang; isLive: boolean }

/** Pages and files know of what one state of an entry points to. */
async function record(change: EntryChange, { fields, blocks, ...state }: State): Promise<void> {
  const owner = { ...ownerOf(state.id), label: fields.title }
  const files = [fields.cover, ...fields.media, ...fields.downloads].filter(Boolean)
  const all = [...blocks, ...linkBlocks(fields.links)]
  await recordRefs(change, { ...state, ...owner, blocks: all, files })
  await recordFileUses(change, owner)
}

function ownerOf(id: string) {
  return { module: 'entries', noun: ENTRY_NOUN, id, link: linkOf(id) }
}

function linkOf(id: string): string {
  return `entries/edit/${id}`
}
