import { sql } from 'kysely'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { siteSection } from '#kernel/contract/sections/site.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { sampleBlocks } from '#kernel/site/block/values/sample.ts'
import { textsIn } from '#kernel/site/block/values/texts-in.ts'
import { entryContent } from '#modules/entries/server/api.ts'
import type { EntryTables } from '#modules/entries/server/tables.ts'
import { businessSection } from '#modules/pages/config.ts'
import { businessTokens, pageContent } from '#modules/pages/server/api.ts'
import type { PageTables } from '#modules/pages/server/tables.ts'
import type { SampleBlock, SampleNews, SamplePage, UnpublishedPage } from '../../contract-online.ts'
import { acceptProduct } from '../shop/sample-products.ts'

const MOST = 200
/** Enough of a text to know it again. */
const LONGEST = 90

type Named = { id: string; lang: Lang; title: string }
type Row = Named & { draft: Block[]; live: Block[] | null }
type Reader = Pick<Scope<never>, 'db' | 'config' | 'modules' | 'lang'>

/** Pages that still say what came ready-made, and where. */
export async function findSamples(reader: Reader): Promise<SamplePage[]> {
  const { db, config, modules } = reader
  const { languages } = config.get(siteSection)
  const { rows } = await sql<Row>`
    select p.id, c.lang, c.title, c.draft_blocks as draft,
      case when c.is_live then c.live_blocks end as live
    from page_contents c join pages p on p.id = c.page_id
    where p.deleted_at is null and c.lang = any(${[...languages]}::text[])
      and (c.draft_blocks::text like '%"sample":true%'
        or c.is_live and c.live_blocks::text like '%"sample":true%')
    order by c.lang, p.position limit ${MOST}`.execute(tablesOf<PageTables>(db))
  const types = allBlockTypes({ modules })
  return rows.flatMap((row) => {
    const drafted = sampleBlocks(types, row.draft)
    const marked = [...drafted, ...sampleBlocks(types, row.live ?? [])]
    const count = new Set(marked.map(({ id }) => id)).size
    const blocks = drafted.map((block) => summed(reader, types, { block, lang: row.lang }))
    return count > 0 ? [{ ...named(config, row), count, blocks }] : []
  })
}

function summed(
  { config, lang: reading }: Reader,
  types: BlockTypes,
  { block, lang }: { block: Block; lang: Lang },
): SampleBlock {
  const tokens = businessTokens(config.get(businessSection), lang)
  const [first = ''] = textsIn(types, [fillTokens(block, tokens)])
  const text = first.length > LONGEST ? `${first.slice(0, LONGEST)}…` : first
  const kind = typeOf(types, block)?.label[reading] ?? block.type
  return { block: block.id ?? '', kind, text }
}

/** Pages that visitors see as they stood before somebody went on writing. */
export async function findUnpublished({ db, config }: Reader): Promise<UnpublishedPage[]> {
  const { languages } = config.get(siteSection)
  const { rows } = await sql<Named>`
    select p.id, c.lang, c.title
    from page_contents c join pages p on p.id = c.page_id
    where p.deleted_at is null and c.lang = any(${[...languages]}::text[])
      and c.is_live and c.has_changes
    order by c.lang, p.position limit ${MOST}`.execute(tablesOf<PageTables>(db))
  return rows.map((row) => named(config, row))
}

function named(config: Reader['config'], { id, lang, title }: Named): UnpublishedPage {
  const tokens = businessTokens(config.get(businessSection), lang)
  return { page: id, lang, title: fillTokens(title, tokens) }
}

/** News that came with the template and that nobody rewrote. */
export async function findSampleNews({ db, config }: Reader): Promise<SampleNews[]> {
  if (!isComponentEnabled(config.get(enabledComponentsSection), 'entries')) return []
  const { languages } = config.get(siteSection)
  const { rows } = await sql<SampleNews>`
    select e.id as entry, e.title from entries e
    where e.deleted_at is null and exists (select from entry_contents c
      where c.entry_id = e.id and c.lang = any(${[...languages]}::text[])
        and (c.draft_blocks::text like '%"sample":true%'
          or c.is_live and c.live_blocks::text like '%"sample":true%'))
    order by e.publish_date desc limit ${MOST}`.execute(tablesOf<EntryTables>(db))
  return rows
}

type Accepted =
  | { page: string; lang: Lang; block?: string }
  | { entry: string }
  | { product: string }

/** Takes a page, one block of it, an entry in all its languages, or a product over as it is. */
export async function acceptSamples(given: Scope<never>, accepted: Accepted): Promise<void> {
  if ('product' in accepted) return acceptProduct(given, accepted.product)
  const scope = typedScope<EntryTables>(given)
  await scope.change(async (change) => {
    if ('page' in accepted) {
      const { page: id, lang, block } = accepted
      return pageContent.acceptSamples(change, { id, lang, ...(block && { block }) })
    }
    const rows = await entryContent.findAll(change.db, accepted.entry)
    if (rows.length === 0) throw failures.notFound()
    for (const { id, lang } of rows) await entryContent.acceptSamples(change, { id, lang })
  })
}
