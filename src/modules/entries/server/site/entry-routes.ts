import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import type { Services } from '#kernel/server/services.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import { untilTags } from '#kernel/server/site/cache/until-tag.ts'
import { pictureAddress } from '#kernel/server/site/render/page-head.ts'
import { type Loaded, pagesOf } from '#kernel/server/site/route/site-route.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import { fileTag } from '#modules/files/server/api.ts'
import { businessSection } from '#modules/pages/config.ts'
import { NEWS_ROOT, tagPath } from '../../addresses.ts'
import { type EntryPageData, entryPage, entryPreviewPage } from '../../contract-site.ts'
import { messages } from '../../messages.ts'
import { keysOf } from '../entries/entry.resource.ts'
import { entryContent } from '../entries/entry-content.ts'
import { downloadBlocks, linkBlocks, mediaBlocks } from '../entries/extra-blocks.ts'
import type { EntryTables } from '../tables.ts'
import { ENTRIES_TAG, entryTag } from '../unit-of-work.ts'
import { excerptOf } from './excerpt.ts'
import { feedLinks } from './feeds.ts'
import { findListed } from './find-listed.ts'
import { findDraftEntry, findLiveEntry, type ShownRow } from './find-shown.ts'
import { picturesOf, toTeasers } from './teasers.ts'

const onPage = pagesOf<EntryTables>()
type EntryContext = Context<EntryTables>

const RELATED = 3

export const entryRoute = onPage(entryPage, {
  load: async (context, { params, path }) => {
    const row = await findLiveEntry(context.db, { id: params.id ?? '', lang: context.lang })
    if (!row) return { kind: 'missing' }
    const page = await shown(context, row)
    // A cover that not everyone may see is no picture of a shared link either.
    const cover = page.data.cover ? row.fields.cover : ''
    const fields = { ...row.fields, cover }
    const meta = {
      title: fields.meta_title || fields.title,
      description: excerptOf(fields.summary, row.blocks) || undefined,
      noindex: fields.noindex,
      image: cover || undefined,
      jsonLd: articleOf(context, { ...row, fields }, path),
      article: {
        published: row.publish_date.toISOString(),
        modified: (row.published_at ?? row.publish_date).toISOString(),
      },
      feeds: feedLinks(context.lang),
    }
    return { ...page, meta }
  },
})

/** The draft behind a secret address. */
export const previewRoute = onPage(entryPreviewPage, {
  load: async (context, { params }) => {
    const { db, lang } = context
    const preview = await entryContent.findPreview(db, params.token ?? '')
    if (preview?.lang !== lang) return { kind: 'missing' }
    if (preview.for_staff && !mayView(context)) return { kind: 'missing' }
    const row = await findDraftEntry(db, preview)
    if (!row) return { kind: 'missing' }
    const title = translator(messages, lang)('preview', { title: row.fields.title })
    return { ...(await shown(context, row)), meta: { title, noindex: true } }
  },
})

function mayView({ user, config }: EntryContext): boolean {
  return allows(staff('entries', 'view'), user, config.get(permissionsSection).member)
}

type Shown = Omit<Extract<Loaded<EntryPageData>, { kind: 'page' }>, 'meta'>

async function shown(context: EntryContext, row: ShownRow): Promise<Shown> {
  const { db, config, lang } = context
  const { title, summary, cover, media, downloads, links } = row.fields
  const related = await relatedTo(context, row)
  const picture = (await picturesOf({ db, config, lang }, cover ? [cover] : [])).get(cover)
  return {
    kind: 'page',
    data: {
      id: row.id,
      title,
      summary,
      publishDate: row.publish_date.toISOString(),
      date: row.date,
      author: row.author,
      cover: picture ?? null,
      tags: tagLinks(context, row.tags),
      hasMedia: media.length > 0,
      hasDownloads: downloads.length > 0,
      hasLinks: links.length > 0,
      related: related.teasers,
      home: NEWS_ROOT[lang],
    },
    blocks: {
      main: readBlocks(allBlockTypes(context), row.blocks),
      media: mediaBlocks(media),
      downloads: downloadBlocks(downloads),
      links: linkBlocks(links),
    },
    tags: [
      entryTag(row.id),
      ENTRIES_TAG,
      'config',
      ...related.tags,
      ...untilTags([row.expire_at]),
      ...(cover ? [fileTag(cover)] : []),
    ],
  }
}

/** Others with a tag in common, the newest first. */
async function relatedTo({ db, config, lang }: EntryContext, row: ShownRow) {
  if (row.tag_keys.length === 0) return { teasers: [], tags: [] }
  const listing = { lang, limit: RELATED, tagKeys: row.tag_keys, except: row.id }
  return toTeasers({ db, config, lang }, await findListed(db, listing))
}

function tagLinks({ lang }: EntryContext, tags: readonly string[]): SiteLink[] {
  return tags.flatMap((label) =>
    keysOf([label]).map((key) => ({ label, href: tagPath(lang, key) })),
  )
}

type SiteContext = Pick<Services, 'config' | 'settings'> & { lang: Lang }

/** An entry for search engines (schema.org). */
function articleOf(
  { config, settings, lang }: SiteContext,
  row: ShownRow,
  path: string,
): Record<string, unknown> {
  const { title, summary, cover } = row.fields
  const publisher = { '@type': 'Organization', name: config.get(businessSection).name }
  const description = excerptOf(summary, row.blocks)
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title.slice(0, 110),
    inLanguage: lang,
    mainEntityOfPage: settings.baseUrl + path,
    datePublished: row.publish_date.toISOString(),
    dateModified: (row.published_at ?? row.publish_date).toISOString(),
    publisher,
    author: row.author ? { '@type': 'Person', name: row.author } : publisher,
    ...(description && { description }),
    ...(cover && { image: pictureAddress(cover, settings.baseUrl) }),
    ...(row.tags.length > 0 && { keywords: row.tags.join(', ') }),
  }
}
