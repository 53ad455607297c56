import { sql } from 'kysely'
import { pageFailures } from '../../errors.ts'
import { dropAddresses } from '../addresses/update-addresses.ts'
import { guardRemoval } from '../pages/guard-shown.ts'
import { findPage, findSubtree } from '../queries/page-rows.ts'
import { findReferences } from '../references/references.ts'
import {
  type Db,
  MENU_TAG,
  PAGE_NOUN,
  PAGES_TAG,
  type PageChange,
  pageTag,
} from '../unit-of-work.ts'

/** Where the addresses of a deleted page lead: to another page, nowhere (410), or not decided. */
export type Leaving = { redirect_to?: string }

/**
 * Moves pages and all below them to the trash, all or none. Every address they had leads on to the
 * page itself, and from there to its successor, so that restoring it heals them all.
 */
export async function trashPages(
  change: PageChange,
  ids: readonly string[],
  { redirect_to }: Leaving,
): Promise<string[]> {
  const present = await presentAmong(change, ids)
  const subtree = await findSubtree(change.db, present)
  await guardRemoval(change, subtree)
  const references = await findReferences(change.db, 'page', subtree)
  if (references.length > 0 && redirect_to === undefined) throw pageFailures.inUse({ references })
  const successor = redirect_to === 'gone' ? null : (redirect_to ?? null)
  if (successor) await mustStay(change, successor, subtree)
  for (const root of present) await trashTree(change, root, successor)
  await dropAddresses(change, subtree)
  change.touch(MENU_TAG, PAGES_TAG, ...subtree.map(pageTag))
  for (const id of subtree)
    await change.audit({ noun: PAGE_NOUN, id, action: 'delete', after: { successor } })
  return subtree
}

/** The page that could take the place of one that goes: its parent, else the home page. */
export async function findSuccessor(
  db: Db,
  id: string,
  leaving: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select p.id from pages p where p.deleted_at is null and p.id <> all(${[...leaving]}::uuid[])
      and (p.id = (select parent_id from pages where id = ${id}::uuid) or p.id in (
        select page_id from page_paths where kind = 'live' and path in ('/', '/en')))
    order by p.id = (select parent_id from pages where id = ${id}::uuid) desc nulls last
    limit 1`.execute(db)
  return rows[0]?.id ?? null
}

async function presentAmong(change: PageChange, ids: readonly string[]): Promise<string[]> {
  const rows = await change.db
    .selectFrom('pages')
    .select('id')
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => row.id)
}

async function mustStay(change: PageChange, id: string, leaving: readonly string[]): Promise<void> {
  const page = await findPage(change.db, id)
  if (!page || page.deleted_at || leaving.includes(id)) throw pageFailures.wrongSuccessor()
}

/** A page that went with one deleted before it keeps that one as its root. */
async function trashTree(
  change: PageChange,
  root: string,
  successor: string | null,
): Promise<void> {
  const ids = await findSubtree(change.db, [root])
  await sql`
    update pages set deleted_at = now(), deleted_root = ${root}::uuid,
      successor_id = ${successor}::uuid, version = version + 1, updated_at = clock_timestamp()
    where id = any(${ids}::uuid[]) and deleted_at is null`.execute(change.db)
}
