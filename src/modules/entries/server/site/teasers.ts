import type { Lang } from '#kernel/i18n/messages.ts'
import type { Services } from '#kernel/server/services.ts'
import { untilTags } from '#kernel/server/site/cache/until-tag.ts'
import { type PictureData, pictureOf } from '#modules/files/picture.ts'
import { arePicturesFresh, filesById, fileTag } from '#modules/files/server/api.ts'
import type { EntryTeaser } from '#modules/pages/blocks/entry-list/block.ts'
import { entryPath } from '../../addresses.ts'
import { type Db, ENTRIES_TAG } from '../unit-of-work.ts'
import { excerptOf } from './excerpt.ts'
import type { ListedRow } from './find-listed.ts'

type TeaserContext = { db: Db; config: Services['config']; lang: Lang }

/** Entries as lists announce them, with their pictures in one query, and the tags of all that. */
export async function toTeasers(
  context: TeaserContext,
  rows: readonly ListedRow[],
): Promise<{ teasers: EntryTeaser[]; tags: string[] }> {
  const covers = rows.map(({ cover }) => cover).filter(Boolean)
  const pictures = await picturesOf(context, covers)
  const teasers = rows.map((row) => ({
    id: row.id,
    href: entryPath(context.lang, row.slug),
    title: row.title,
    date: row.publish_date.toISOString(),
    excerpt: excerptOf(row.summary, row.blocks),
    picture: pictures.get(row.cover) ?? null,
  }))
  const ends = untilTags(rows.map(({ expire_at }) => expire_at))
  return { teasers, tags: [ENTRIES_TAG, ...covers.map(fileTag), ...ends] }
}

/** Pictures everyone may see, by the id of their file. */
export async function picturesOf(
  { db, config, lang }: TeaserContext,
  ids: readonly string[],
): Promise<Map<string, PictureData>> {
  if (ids.length === 0) return new Map()
  const isFresh = arePicturesFresh(config)
  const files = await filesById(db, [...new Set(ids)])
  const shown = files.filter((file) => file.kind === 'image' && !file.isPrivate && !file.isMissing)
  return new Map(shown.map((file) => [file._id, pictureOf(file, { isFresh, lang })]))
}
