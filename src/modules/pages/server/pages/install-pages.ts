import { sql } from 'kysely'
import { LANGS, type Lang } from '#kernel/i18n/texts.ts'
import { checkedBlocks } from '#kernel/server/publishing/checked-blocks.ts'
import { NO_FIELDS, PageFields, type PageViewName } from '../../contract-values.ts'
import { type Db, PAGE_NOUN, type PageChange } from '../unit-of-work.ts'
import { checkFields } from './check-fields.ts'
import { claimAddresses } from './create-page.ts'
import { pageContent } from './page-content.ts'

/** A whole page in all languages, with the id that the others may already point to. */
export type PageToLay = {
  id: string
  parent: string | null
  view: PageViewName
  isInMenu: boolean
  isInFooter: boolean
  words: Readonly<Record<Lang, { fields: Partial<PageFields>; blocks: unknown }>>
}

/**
 * Installs pages that code brings along, judged like anyone's drafts and live at once. Parents come
 * before their children; an address that is taken gives way.
 */
export async function installPages(change: PageChange, pages: readonly PageToLay[]): Promise<void> {
  const first = await highestPosition(change.db)
  for (const [at, page] of pages.entries()) await installPage(change, page, first + at + 1)
}

async function installPage(change: PageChange, page: PageToLay, position: number): Promise<void> {
  const { id, parent, view, isInMenu, isInFooter } = page
  await change.db
    .insertInto('pages')
    .values({ id, parent_id: parent, position, view, in_header: isInMenu, in_footer: isInFooter })
    .execute()
  for (const lang of LANGS)
    await pageContent.insertDraft(change, { id, lang, ...contentOf(change, page, lang) })
  await claimAddresses(change, id)
  await change.audit({
    noun: PAGE_NOUN,
    id,
    action: 'create',
    after: { title: page.words.de.fields.title, parent },
  })
  for (const row of await pageContent.findAll(change.db, id))
    await pageContent.publishUnasked(change, row)
}

function contentOf(change: PageChange, { words }: PageToLay, lang: Lang) {
  const fields = PageFields.parse({ ...NO_FIELDS, ...words[lang].fields })
  return {
    fields: checkFields(change.scope, fields),
    blocks: checkedBlocks(change.scope, words[lang].blocks, []),
  }
}

async function highestPosition(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

type Laid = { id: string; parent_id: string | null; is_untouched: boolean }

/**
 * Those of the pages that are exactly as they were installed, and have only such pages below them:
 * nobody wrote in them, moved them, or put anything of their own underneath.
 */
export async function untouchedPages(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<Laid>`
    select p.id, p.parent_id, p.id = any(${[...ids]}::uuid[]) and p.version = 1 and not exists (
      select from page_contents c where c.page_id = p.id
        and (c.revision <> 1 or c.live_number <> 1 or c.has_changes or not c.is_live)
    ) as is_untouched
    from pages p where p.deleted_at is null`.execute(db)
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const isFree = (row: Laid): boolean => row.is_untouched && (below.get(row.id) ?? []).every(isFree)
  return rows.filter(isFree).map(({ id }) => id)
}
