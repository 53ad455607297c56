import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { layAddresses } from './lay-addresses.ts'
import { keepingOrder } from './shown-order.ts'
import { mustBeParent } from './structure.ts'
import { takePage } from './take-page.ts'
import { MENU_TAG, PAGE_NOUN, type Work } from './work.ts'

export type Placing = { _id: string; order: number; parent_page?: string | null }

/** Puts pages in order and below others, all of them or none. Order alone leaves versions alone. */
export function setOrder(work: Work, placings: readonly Placing[]): Promise<string[]> {
  return keepingOrder(work, () => place(work, placings))
}

async function place(work: Work, placings: readonly Placing[]): Promise<string[]> {
  const ids = [...new Set(placings.map(({ _id }) => _id))]
  if (ids.length !== placings.length) throw failures.invalid({ fields: { collection: '_id' } })
  await sql`
    update pages set position = given.position from unnest(
      ${ids}::uuid[], ${placings.map(({ order }) => order)}::int[]) as given(id, position)
    where pages.id = given.id and pages.deleted_at is null`.execute(work.change.db)
  const moved: string[] = []
  for (const { _id, parent_page } of placings) {
    const page = await takePage(work, _id)
    if (parent_page === undefined || parent_page === page.parent_id) continue
    if (parent_page) await mustBeParent(work.change.db, parent_page, _id)
    await work.change.db
      .updateTable('pages')
      .set({
        parent_id: parent_page,
        version: page.version + 1,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', _id)
      .execute()
    const [before, after] = [{ parent: page.parent_id }, { parent: parent_page }]
    await work.change.audit({ noun: PAGE_NOUN, id: _id, action: 'move', before, after })
    moved.push(_id)
  }
  const changed = moved.length > 0 ? await layAddresses(work, moved, { isDeep: true }) : []
  work.change.refresh(MENU_TAG)
  return [...new Set([...ids, ...changed])]
}
