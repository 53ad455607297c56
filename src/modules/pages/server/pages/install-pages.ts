import { sql } from 'kysely'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import { checkedBlocks } from '#kernel/server/publishing/checked-blocks.ts'
import { forgetPages } from '#modules/redirects/server/api.ts'
import { NO_FIELDS, PageFields, type PageViewName } from '../../contract-values.ts'
import {
  type Db,
  MENU_TAG,
  PAGE_NOUN,
  PAGES_TAG,
  type PageChange,
  pageTag,
} from '../unit-of-work.ts'
import { checkFields } from './check-fields.ts'
import { claimAddresses } from './create-page.ts'
import { pageContent } from './page-content.ts'

/** A whole page in the languages it comes in, with the id that the others may already point to. */
export type PageToInstall = {
  id: string
  parent: string | null
  view: PageViewName
  isInMenu: boolean
  isInFooter: boolean
  words: Readonly<Partial<Record<Lang, { fields: Partial<PageFields>; blocks: unknown }>>>
}

/**
 * Installs pages that code brings along, judged like anyone's drafts and live at once. Parents come
 * before their children; an address that is taken gives way.
 */
export async function installPages(
  change: PageChange,
  pages: readonly PageToInstall[],
): Promise<void> {
  const first = await highestPosition(change.db)
  for (const [at, page] of pages.entries()) await installPage(change, page, first + at + 1)
}

async function installPage(
  change: PageChange,
  page: PageToInstall,
  position: number,
): Promise<void> {
  const { id, parent, view, isInMenu, isInFooter } = page
  await change.db
    .insertInto('pages')
    .values({ id, parent_id: parent, position, view, in_header: isInMenu, in_footer: isInFooter })
    .execute()
  const titles: string[] = []
  for (const lang of LANGS) {
    const words = page.words[lang]
    if (!words) continue
    const content = contentOf(change, words)
    titles.push(content.fields.title)
    await pageContent.insertDraft(change, { id, lang, ...content })
  }
  await claimAddresses(change, id)
  await change.audit({
    noun: PAGE_NOUN,
    id,
    action: 'create',
    after: { title: titles[0], parent },
  })
  for (const row of await pageContent.findAll(change.db, id))
    await pageContent.publishUnasked(change, row)
}

/**
 * Gives installed pages the languages they come in and do not have yet, live at once or as drafts;
 * what somebody wrote in the others stays as it is.
 */
export async function addLanguages(
  change: PageChange,
  { pages, isLive }: { pages: readonly Pick<PageToInstall, 'id' | 'words'>[]; isLive: boolean },
): Promise<void> {
  for (const { id, words } of pages) {
    const known = new Set((await pageContent.findAll(change.db, id)).map(({ lang }) => lang))
    const fresh = LANGS.filter((lang) => words[lang] && !known.has(lang))
    for (const lang of fresh) {
      const given = words[lang]
      if (given) await pageContent.insertDraft(change, { id, lang, ...contentOf(change, given) })
    }
    if (fresh.length > 0) await claimAddresses(change, id)
    if (!isLive) continue
    for (const row of await pageContent.findAll(change.db, id))
      if (fresh.includes(row.lang)) await pageContent.publishUnasked(change, row)
  }
}

function contentOf(change: PageChange, words: NonNullable<PageToInstall['words'][Lang]>) {
  const fields = PageFields.parse({ ...NO_FIELDS, ...words.fields })
  return {
    fields: checkFields(change.scope, fields),
    blocks: checkedBlocks(change.scope, words.blocks, []),
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

/**
 * Removes installed pages for good, as far as they are as they were installed or in the trash. No
 * address of theirs leads anywhere afterwards: they were nobody's. Returns their ids.
 */
export async function eraseInstalledPages(
  change: PageChange,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from pages p where id = any(${[...ids]}::uuid[])
    and deleted_at is not null and not exists (select from pages below
      where below.parent_id = p.id and below.id <> all(${[...ids]}::uuid[]))`.execute(change.db)
  const gone = [...(await untouchedPages(change.db, ids)), ...rows.map(({ id }) => id)]
  await forgetPages(change, gone)
  await pageContent.erase(change, gone)
  change.touch(MENU_TAG, PAGES_TAG, ...gone.map(pageTag))
  return gone
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
