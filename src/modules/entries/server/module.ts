import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { staff } from '#kernel/access/rules.ts'
import { namedRows } from '#kernel/server/manifest/named-things.ts'
import type { Topic } from '#kernel/server/manifest/topic.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { contentPersonalData } from '#kernel/server/publishing/personal.ts'
import { waitingReviews } from '#kernel/server/publishing/waiting-reviews.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { personIndexes } from '#kernel/server/resource/person-indexes.ts'
import { type ShowsFiles, whereFilesShow } from '#modules/files/server/api.ts'
import { entryCalls, readEntryDraft, saveEntryDraft } from '../contract-drafts.ts'
import { entryContent } from './entries/entry-content.ts'
import { entryRoutes } from './entries/entry-routes.ts'
import { createEntries } from './migrations/20261115-1700-entries-create-entries.ts'
import { keepPreviewsInside } from './migrations/20261115-1920-entries-keep-previews-inside.ts'
import { indexReviews } from './migrations/20261116-2212-entries-index-reviews.ts'
import { findLive } from './migrations/20261116-2240-entries-find-live.ts'
import { entryColumns } from './migrations/entry-columns.ts'
import { findEntriesByWords } from './queries/find-by-words.ts'
import { entryRoute, previewRoute } from './site/entry-routes.ts'
import { feedRoutes } from './site/feeds.ts'
import { loadEntryLists } from './site/load-entry-lists.ts'
import { newsMenu } from './site/news-menu.ts'
import { newsRoute } from './site/news-route.ts'
import { newsResolver } from './site/resolve-news.ts'
import { loadSitemap } from './site/sitemap.ts'
import type { EntryTables } from './tables.ts'
import { ENTRIES_TAG, ENTRY_NOUN, entryTag } from './unit-of-work.ts'

/** Files of entries that are scheduled; what is live already is known to pages. */
const showsFiles: ShowsFiles = async ({ db }, { files, galleries }) => {
  const { rows } = await sql`
    select 1 from page_refs r
      join entry_contents c on c.entry_id = r.owner_id and c.lang = r.lang
    where c.publish_at is not null and (
      (r.kind = 'file' and r.target_id = any(${[...files]}::uuid[]))
      or (r.kind = 'gallery' and r.target_id = any(${[...galleries]}::uuid[])))
    limit 1`.execute(db)
  return rows.length > 0
}

const personal = contentPersonalData<EntryTables>(entryContent.definition, {
  tables: [
    {
      table: 'entries',
      account: 'author_id',
      exported: { as: 'entries', columns: ['title', 'author', 'created_at'] },
      erase: { author: '', author_id: null },
    },
  ],
  erase: async ({ db, touch }, { id }) => {
    const written = await db
      .selectFrom('entries')
      .select('id')
      .where('author_id', '=', id)
      .execute()
    // The name stands on the pages, in lists and in the feeds.
    if (written.length > 0) touch(ENTRIES_TAG, ...written.map((entry) => entryTag(entry.id)))
    return []
  },
})

/** Told to who may publish, and to whose draft was handed back. */
const topic: Topic = {
  name: ENTRY_NOUN,
  label: { de: 'Neuigkeiten zur Freigabe', en: 'News for review' },
  access: staff('entries', 'view'),
}

const reviews = waitingReviews<EntryTables>({
  name: 'entry-reviews',
  label: { de: 'Neuigkeiten zur Freigabe', en: 'News for review' },
  access: staff('entries', 'publish'),
  path: 'entries/browse',
  contents: 'entry_contents',
  owner: 'entry_id',
  things: 'entries',
  link: (id) => `entries/edit/${id}`,
})

const migrations: Record<string, Migration> = {
  '20261115-1700-entries-create-entries': createEntries,
  '20261115-1920-entries-keep-previews-inside': keepPreviewsInside,
  '20261116-2212-entries-index-reviews': indexReviews,
  '20261116-2240-entries-find-live': findLive,
  ...entryColumns,
  '20261118-0320-entries-index-persons': personIndexes({
    entry_versions: ['published_by'],
    entry_contents: ['saved_by'],
  }),
  '20261119-0520-entries-fold-search': searchIndexes({ entry_contents: ['title'] }),
}

export function entriesModule(): ServerModule {
  whereFilesShow(showsFiles)
  return {
    name: 'entries',
    label: { de: 'Neuigkeiten', en: 'News' },
    needs: ['pages', 'files', 'people'],
    nouns: [ENTRY_NOUN],
    migrations,
    routes: [
      ...entryRoutes,
      ...entryContent.routes({
        ...entryCalls,
        readDraft: readEntryDraft,
        saveDraft: saveEntryDraft,
      }),
    ],
    pages: [previewRoute],
    site: {
      resolvers: [newsResolver({ news: newsRoute, entry: entryRoute })],
      textRoutes: feedRoutes,
      sitemap: loadSitemap,
      search: findEntriesByWords,
      menu: newsMenu,
    },
    blockData: [loadEntryLists],
    jobs: entryContent.jobs,
    trash: [entryContent.trash],
    waiting: [reviews],
    topics: [topic],
    named: {
      [ENTRY_NOUN]: namedRows<EntryTables>({
        table: 'entries',
        label: 'title',
        link: (id) => `entries/edit/${id}`,
      }),
    },
    personal,
  }
}
