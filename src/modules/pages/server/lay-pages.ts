import { sql } from 'kysely'
import { LANGS, type Lang } from '#kernel/i18n/texts.ts'
import { NO_FIELDS, PageFields, type PageViewName } from '../contract-values.ts'
import { slugOf } from '../slug.ts'
import { checkedBlocks, checkFields } from './check-content.ts'
import { layFreely } from './create-page.ts'
import { publish } from './publish-page.ts'
import { findContents } from './queries.ts'
import { type Db, PAGE_NOUN, type Work } from './work.ts'
import { insertDraft } from './write-draft.ts'

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
 * Lays pages that code brings along, judged like anyone's drafts and live at once. Parents come
 * before their children; an address that is taken gives way.
 */
export async function layPages(work: Work, pages: readonly PageToLay[]): Promise<void> {
  const first = await highestPosition(work.change.db)
  for (const [at, page] of pages.entries()) await layPage(work, page, first + at + 1)
}

async function layPage(work: Work, page: PageToLay, position: number): Promise<void> {
  const { id, parent, view, isInMenu, isInFooter } = page
  await work.change.db
    .insertInto('pages')
    .values({ id, parent_id: parent, position, view, in_header: isInMenu, in_footer: isInFooter })
    .execute()
  for (const lang of LANGS) await insertDraft(work, { id, lang, ...contentOf(work, page, lang) })
  await layFreely(work, id)
  await work.change.audit({
    noun: PAGE_NOUN,
    id,
    action: 'create',
    after: { title: page.words.de.fields.title, parent },
  })
  for (const row of await findContents(work.change.db, id))
    await publish(work, row, { fields: row.draft, blocks: row.draft_blocks, note: '' })
}

function contentOf(work: Work, { words }: PageToLay, lang: Lang) {
  const fields = PageFields.parse({ ...NO_FIELDS, ...words[lang].fields })
  const slug = fields.slug || slugOf(fields.title)
  return {
    fields: checkFields(work.scope, { ...fields, slug }, undefined),
    blocks: checkedBlocks(work, words[lang].blocks, []),
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
 * Those of the pages that are exactly as they were laid, and have only such pages below them:
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
