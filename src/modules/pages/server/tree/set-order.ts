import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { updateAddresses } from '../addresses/update-addresses.ts'
import { mustBeParent } from '../pages/structure.ts'
import { pageForUpdate } from '../queries/page-rows.ts'
import { MENU_TAG, PAGE_NOUN, type PageChange } from '../unit-of-work.ts'
import { keepingOrder } from './guard-order.ts'

type Placing = { _id: string; order: number; parent_page?: string | null }

/** Puts pages in order and below others, all of them or none. Order alone leaves versions alone. */
export function setOrder(change: PageChange, placings: readonly Placing[]): Promise<string[]> {
  return keepingOrder(change, () => place(change, placings))
}

async function place(change: PageChange, placings: readonly Placing[]): Promise<string[]> {
  const ids = [...new Set(placings.map(({ _id }) => _id))]
  if (ids.length !== placings.length) throw failures.invalid({ fields: { collection: 'double' } })
  await sql`
    update pages set position = given.position from unnest(
      ${ids}::uuid[], ${placings.map(({ order }) => order)}::int[]) as given(id, position)
    where pages.id = given.id and pages.deleted_at is null`.execute(change.db)
  const moved: string[] = []
  for (const { _id, parent_page } of placings) {
    const page = await pageForUpdate(change, _id)
    if (parent_page === undefined || parent_page === page.parent_id) continue
    if (parent_page) await mustBeParent(change.db, parent_page, _id)
    await change.db
      .updateTable('pages')
      .set({
        parent_id: parent_page,
        version: page.version + 1,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', _id)
      .execute()
    const [before, after] = [{ parent: page.parent_id }, { parent: parent_page }]
    await change.audit({ noun: PAGE_NOUN, id: _id, action: 'move', before, after })
    moved.push(_id)
  }
  const changed = moved.length > 0 ? await updateAddresses(change, moved, { isDeep: true }) : []
  change.refresh(MENU_TAG)
  return [...new Set([...ids, ...changed])]
}
