import type { Lang } from '#kernel/i18n/messages.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { linesIn } from '#kernel/site/block/values/texts-in.ts'
import { businessSection } from '../../config.ts'
import { businessTokens } from '../../tokens.ts'
import { pageLookup } from '../addresses/lookup.ts'
import { shownInGlobals } from '../globals/global-texts.ts'
import type { PageChange } from '../unit-of-work.ts'

/** A version of what the address shows; or what was published by then, best in this language. */
type Wanted = { path: string } & ({ version: number } | { lang: Lang; at: Date })

/** What a page says, line by line, for a letter that has to carry it. */
export async function readPageText(
  change: PageChange,
  wanted: Wanted,
): Promise<{ lang: Lang; lines: string[] } | undefined> {
  const found = (await pageLookup.pagesAt(change, [wanted.path])).get(wanted.path)
  if (!found) return undefined
  const langs = 'lang' in wanted ? [wanted.lang, found.lang] : [found.lang]
  for (const lang of langs) {
    const blocks = await readBlocks(change, { page: found.page, lang }, wanted)
    if (!blocks) continue
    const shown = [...blocks, ...(await shownInGlobals(change, { lang, blocks }))]
    const tokens = businessTokens(change.scope.config.get(businessSection), lang)
    return { lang, lines: linesIn(allBlockTypes(change.scope), fillTokens(shown, tokens)) }
  }
  return undefined
}

async function readBlocks(
  { db }: PageChange,
  { page, lang }: { page: string; lang: Lang },
  wanted: Wanted,
): Promise<readonly Block[] | undefined> {
  const versions = db
    .selectFrom('page_versions')
    .select('blocks')
    .where('page_id', '=', page)
    .where('lang', '=', lang)
  const row = await ('version' in wanted
    ? versions.where('number', '=', wanted.version)
    : versions.where('published_at', '<=', wanted.at).orderBy('number', 'desc').limit(1)
  ).executeTakeFirst()
  return row?.blocks
}
