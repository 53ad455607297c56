import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { HOME_PATH } from '../addresses/addresses.ts'
import { updateAddresses } from '../addresses/update-addresses.ts'
import { pageContent } from '../pages/page-content.ts'
import { pageForUpdate } from '../queries/page-rows.ts'
import { MENU_TAG, PAGE_NOUN, type PageChange } from '../unit-of-work.ts'

/**
 * Makes a page the home page in every language it is written in. The one before goes by its slug
 * from then on; both changes hold at once, because the front door must never be missing.
 */
export async function chooseHome(
  change: PageChange,
  id: string,
  version: number,
): Promise<string[]> {
  const page = await pageForUpdate(change, id, version)
  const langs = (await pageContent.findAll(change.db, id)).map((row) => row.lang)
  const before = await homesIn(change, langs)
  const others = before.filter((home) => home.page_id !== id)
  for (const home of others) await setPath(change, home, '')
  for (const lang of langs) await setPath(change, { page_id: id, lang }, HOME_PATH)
  await change.db
    .updateTable('pages')
    .set({ parent_id: null, version: page.version + 1 })
    .where('id', '=', id)
    .execute()
  const roots = [...new Set([id, ...others.map((home) => home.page_id)])]
  const moved = await updateAddresses(change, roots, { isDeep: true })
  change.touch(MENU_TAG)
  await change.audit({ noun: PAGE_NOUN, id, action: 'home' })
  return moved
}

type Home = { page_id: string; lang: Lang }

async function homesIn(change: PageChange, langs: readonly Lang[]): Promise<Home[]> {
  const { rows } = await sql<Home>`
    select c.page_id, c.lang from page_contents c join pages p on p.id = c.page_id
    where c.lang = any(${[...langs]}::text[]) and p.deleted_at is null
      and (c.draft->>'path' = ${HOME_PATH} or c.live->>'path' = ${HOME_PATH})`.execute(change.db)
  return rows
}

async function setPath(change: PageChange, { page_id, lang }: Home, path: string): Promise<void> {
  const row = await pageContent.find(change.db, { id: page_id, lang })
  if (!row) return
  const named = (fields: object) => JSON.stringify({ ...fields, path })
  await change.db
    .updateTable('page_contents')
    .set({
      draft: named(row.draft),
      ...(row.live && { live: named(row.live) }),
      ...(row.scheduled && { scheduled: named(row.scheduled) }),
      revision: row.revision + 1,
    })
    .where('page_id', '=', page_id)
    .where('lang', '=', lang)
    .execute()
}
