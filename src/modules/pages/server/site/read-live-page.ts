import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { businessSection } from '../../config.ts'
import { businessTokens } from '../../tokens.ts'
import { pageLookup } from '../addresses/lookup.ts'
import { shownInGlobals } from '../globals/global-texts.ts'
import type { PageScope } from '../unit-of-work.ts'

type LivePage = { title: string; blocks: readonly Block[]; lang: Lang }

/**
 * What is published at an address right now, for whoever has to hand it on: best in this language, else
 * in the one of the address. What its global blocks show stands at the end.
 */
export async function readLivePage(
  scope: Pick<PageScope, 'db' | 'config' | 'modules'>,
  { path, lang }: { path: string; lang: Lang },
): Promise<LivePage | undefined> {
  const { db } = scope
  const found = (await pageLookup.pagesAt({ db }, [path])).get(path)
  if (!found) return undefined
  const contents = await db
    .selectFrom('page_contents')
    .select(['live', 'live_blocks', 'lang'])
    .where('page_id', '=', found.page)
    .where('is_live', '=', true)
    .where('lang', 'in', [lang, found.lang])
    .execute()
  const content = contents.find((one) => one.lang === lang) ?? contents[0]
  if (!content) return undefined
  const own = content.live_blocks ?? []
  const shown = await shownInGlobals({ db, scope }, { lang: content.lang, blocks: own })
  const page = {
    title: content.live?.title ?? '',
    blocks: [...own, ...shown],
    lang: content.lang,
  }
  return fillTokens(page, businessTokens(scope.config.get(businessSection), content.lang))
}
