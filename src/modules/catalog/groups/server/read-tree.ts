import type { Db } from '../../server/unit-of-work.ts'
import type { GroupSort } from '../group.ts'
import { type GroupNode, type GroupTree, groupTree } from '../group-tree.ts'

/** As much of a group as the pages of the shop need. */
export type ShopGroup = GroupNode & {
  text: string
  en: { title: string; text: string }
  image: string | null
  sort: GroupSort
  is_hidden: boolean
  needs_base_price: boolean
}

/** More groups than anyone finds their way in. */
export const MOST_GROUPS = 2000

export async function readTree(db: Db): Promise<GroupTree<ShopGroup>> {
  const rows = await db
    .selectFrom('product_groups')
    .select([
      'id',
      'parent',
      'title',
      'slug',
      'position',
      'text',
      'en',
      'image',
      'sort',
      'is_hidden',
      'needs_base_price',
    ])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MOST_GROUPS)
    .execute()
  return groupTree(rows)
}
