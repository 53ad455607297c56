import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { toPart } from '../../addresses/slug.ts'
import { updateAddresses } from '../addresses/update-addresses.ts'
import { guardRemoval } from '../pages/guard-shown.ts'
import { pageContent } from '../pages/page-content.ts'
import { findPage, type PageRow } from '../queries/page-rows.ts'
import { MENU_TAG, PAGE_NOUN, PAGES_TAG, type PageChange, pageTag } from '../unit-of-work.ts'

/**
 * Takes a page, and what went to the trash with it below it, out again: live where it was live, at
 * the addresses it had.
 */
export async function restorePage(
  change: PageChange,
  id: string,
  { slug, lang }: { slug?: string; lang?: Lang },
): Promise<string[]> {
  const page = await findPage(change.db, id)
  if (!page?.deleted_at) throw failures.notFound()
  const ids = await goneWith(change, page)
  await guardRemoval(change, ids)
  await undelete(change, page, ids)
  if (slug !== undefined) await rename(change, { id, slug: toPart(slug), lang })
  await updateAddresses(change, [id], { isDeep: true })
  change.touch(MENU_TAG, PAGES_TAG, ...ids.map(pageTag))
  for (const one of ids) await change.audit({ noun: PAGE_NOUN, id: one, action: 'restore' })
  return ids
}

async function goneWith(change: PageChange, page: PageRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from pages where id = ${page.id}::uuid
      union select p.id from pages p join below on p.parent_id = below.id
        where p.deleted_root = ${page.deleted_root}::uuid and p.deleted_at is not null
    ) select id from below`.execute(change.db)
  return rows.map((row) => row.id)
}

async function undelete(change: PageChange, page: PageRow, ids: readonly string[]): Promise<void> {
  await sql`
    update pages set deleted_at = null, deleted_root = null, successor_id = null,
      version = version + 1, updated_at = clock_timestamp(),
      type = case when exists (select from pages other
        where other.type = pages.type and other.deleted_at is null) then 'page' else type end
    where id = any(${[...ids]}::uuid[])`.execute(change.db)
  const parent = page.parent_id ? await findPage(change.db, page.parent_id) : undefined
  if (!parent?.deleted_at) return
  await change.db.updateTable('pages').set({ parent_id: null }).where('id', '=', page.id).execute()
}

/** The new slug holds at once, for the draft and for what was live. */
async function rename(
  change: PageChange,
  { id, slug, lang }: { id: string; slug: string; lang?: Lang },
): Promise<void> {
  for (const row of await pageContent.findAll(change.db, id)) {
    if (lang && row.lang !== lang) continue
    const named = { slug, path: '' }
    await change.db
      .updateTable('page_contents')
      .set({
        draft: JSON.stringify({ ...row.draft, ...named }),
        ...(row.live && { live: JSON.stringify({ ...row.live, ...named }) }),
        revision: row.revision + 1,
      })
      .where('page_id', '=', id)
      .where('lang', '=', row.lang)
      .execute()
  }
}
