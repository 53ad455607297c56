import { sql } from 'kysely'
import { siteSection } from '#kernel/contract/sections/site.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { sampleBlocks, withoutSampleMarks } from '#kernel/site/block/values/sample.ts'
import { businessSection } from '#modules/pages/config.ts'
import { businessTokens, pageContent } from '#modules/pages/server/api.ts'
import type { PageTables } from '#modules/pages/server/tables.ts'
import type { SamplePage } from '../../contract-online.ts'

const MOST = 200

type Row = { id: string; lang: Lang; title: string; blocks: Block[] }
type Reader = Pick<Scope<never>, 'db' | 'config' | 'modules'>

/** Pages that still say what the template brought along, and in how many places. */
export async function findSamples({ db, config, modules }: Reader): Promise<SamplePage[]> {
  const { languages } = config.get(siteSection)
  const { rows } = await sql<Row>`
    select p.id, c.lang, c.title, c.draft_blocks as blocks
    from page_contents c join pages p on p.id = c.page_id
    where p.deleted_at is null and c.lang = any(${[...languages]}::text[])
      and c.draft_blocks::text like '%"sample":true%'
    order by c.lang, p.position limit ${MOST}`.execute(tablesOf<PageTables>(db))
  const types = allBlockTypes({ modules })
  return rows.flatMap(({ id, lang, title, blocks }) => {
    const count = sampleBlocks(types, blocks).length
    const named = fillTokens(title, businessTokens(config.get(businessSection), lang))
    return count > 0 ? [{ page: id, lang, title: named, count }] : []
  })
}

/**
 * Takes a page over as it is. Visitors notice nothing of it, so a page without other changes stays
 * without any.
 */
export async function acceptSamples(
  given: Scope<never>,
  { page, lang }: Pick<SamplePage, 'page' | 'lang'>,
): Promise<void> {
  const scope = typedScope<PageTables>(given)
  await scope.change(async (change) => {
    const at = { id: page, lang }
    const before = await pageContent.find(change.db, at)
    if (!before) throw failures.notFound()
    const blocks = withoutSampleMarks(allBlockTypes(scope), before.draft_blocks)
    await pageContent.saveDraft(change, { ...at, blocks, revision: before.revision })
    const after = await pageContent.find(change.db, at)
    if (after && before.is_live && !before.has_changes)
      await pageContent.publishUnasked(change, after)
  })
}
