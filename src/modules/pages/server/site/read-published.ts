import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { businessSection } from '../../config.ts'
import { businessTokens } from '../../tokens.ts'
import { pageLookup } from '../addresses/lookup.ts'
import { shownInGlobals } from '../globals/global-texts.ts'
import type { Db, PageScope } from '../unit-of-work.ts'

type Published = { title: string; blocks: readonly Block[]; lang: Lang }

type Wanted = {
  path: string
  /** Best in this one, else in the one of the address. */
  lang: Lang
  /** Of what the address shows, in its own language; nothing: what is live now. */
  version?: number | undefined
}

/**
 * What is published at an address, for whoever has to hand it on. What its global blocks show stands at
 * the end.
 */
export async function readPublished(
  scope: Pick<PageScope, 'db' | 'config' | 'modules'>,
  { path, lang, version }: Wanted,
): Promise<Published | undefined> {
  const { db } = scope
  const found = (await pageLookup.pagesAt({ db }, [path])).get(path)
  if (!found) return undefined
  const content =
    version === undefined
      ? await readLive(db, found.page, [lang, found.lang])
      : await readVersion(db, { ...found, version })
  if (!content) return undefined
  const { blocks } = content
  const shown = await shownInGlobals({ db, scope }, { lang: content.lang, blocks })
  const page = { ...content, blocks: [...blocks, ...shown] }
  return fillTokens(page, businessTokens(scope.config.get(businessSection), content.lang))
}

/** The first of these languages that is live. */
async function readLive(
  db: Db,
  page: string,
  langs: readonly [Lang, Lang],
): Promise<Published | undefined> {
  const contents = await db
    .selectFrom('page_contents')
    .select(['live', 'live_blocks', 'lang'])
    .where('page_id', '=', page)
    .where('is_live', '=', true)
    .where('lang', 'in', langs)
    .execute()
  const content = contents.find((one) => one.lang === langs[0]) ?? contents[0]
  if (!content) return undefined
  const { live, live_blocks, lang } = content
  return { title: live?.title ?? '', blocks: live_blocks ?? [], lang }
}

async function readVersion(
  db: Db,
  { page, lang, version }: { page: string; lang: Lang; version: number },
): Promise<Published | undefined> {
  const row = await db
    .selectFrom('page_versions')
    .select(['fields', 'blocks'])
    .where('page_id', '=', page)
    .where('lang', '=', lang)
    .where('number', '=', version)
    .executeTakeFirst()
  return row && { title: row.fields.title, blocks: row.blocks, lang }
}
