import { sql } from 'kysely'
import { tagMemo } from '#kernel/server/site/cache/tag-memo.ts'
import type { GroupTree } from '../../groups/group-tree.ts'
import { readTree, type ShopGroup } from '../../groups/server/read-tree.ts'
import { isOnline } from '../../products/server/find-products.ts'
import { type CatalogContext, GROUPS_TAG, PRODUCTS_TAG } from '../../server/unit-of-work.ts'

type Asked = Pick<CatalogContext, 'db' | 'cache'>
type Known = { tree: GroupTree<ShopGroup>; filled: ReadonlySet<string>; isOpen: boolean }

const kept = tagMemo<Known>([GROUPS_TAG, PRODUCTS_TAG])

/** The groups, which of them hold something visitors can see, and whether anything is on sale. */
export function knownGroups({ db, cache }: Asked): Promise<Known> {
  return kept({
    cache,
    key: '',
    read: async () => {
      const { rows } = await sql<{ id: string }>`
        select g.id from product_groups g where g.deleted_at is null and exists (
          select from product_group_members m join products on products.id = m.product_id
          where m.group_id = g.id and ${isOnline})`.execute(db)
      const any = await sql`select 1 from products where ${isOnline} limit 1`.execute(db)
      return {
        tree: await readTree(db),
        filled: new Set(rows.map(({ id }) => id)),
        isOpen: any.rows.length > 0,
      }
    },
  })
}

/** Groups below another one that are worth a click. */
export function shownBelow({ tree, filled }: Known, id: string | null): ShopGroup[] {
  const hasProducts = (group: ShopGroup) => tree.within(group.id).some((one) => filled.has(one))
  return tree.below(id).filter((group) => !group.is_hidden && hasProducts(group))
}

/** What a group is called in a language. */
export function groupTitle(
  lang: 'de' | 'en',
  { title, en }: Pick<ShopGroup, 'title' | 'en'>,
): string {
  return (lang === 'en' && en.title) || title
}
