import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { preparePictures, useFiles as setFileUses } from '#modules/files/server/api.ts'
import { DEFAULT_ADDRESSES, groupPath, shopRoot } from '../../addresses.ts'
import { catalogFailures } from '../../errors.ts'
import { missing, mustBeThere } from '../../server/check-files.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { type CatalogChange, type Db, GROUPS_TAG } from '../../server/unit-of-work.ts'
import { MAX_DEPTH, type NewProductGroup, type ProductGroup, productGroup } from '../group.ts'
import { claimGroupSlug, rememberPaths } from './group-addresses.ts'
import { MOST_GROUPS, readTree } from './read-tree.ts'

export const groupResource = resourcesOf<CatalogTables>()(productGroup, {
  table: 'product_groups',
  check: checkGroup,
  written: claimGroupSlug,
  created: appear,
  changed: appear,
  removing: async (change, groups) => {
    const ids = groups.map(({ _id }) => _id)
    const { rows } = await sql`select 1 from product_groups where deleted_at is null
      and parent = any(${ids}::uuid[]) and id <> all(${ids}::uuid[]) limit 1`.execute(change.db)
    if (rows.length > 0) throw catalogFailures.groupHasChildren()
    await rememberPaths(change, ids)
    for (const group of groups) await setFileUses(change, { ...usesOf(group), files: [] })
  },
  restoring: async (change, group) => {
    const { all } = await readTree(change.db)
    // What it lay below may be gone by now.
    const isLost = group.parent !== null && !all.has(group.parent)
    if (isLost) await moveToTop(change, group._id)
    await claimGroupSlug(change, group._id)
    await appear(change, group)
  },
  derive: describeGroups,
  where: ({ parent }) => (parent ? [sql<boolean>`product_groups.parent = ${parent}`] : []),
  tags: () => [GROUPS_TAG],
})

async function checkGroup(
  change: CatalogChange,
  values: Partial<NewProductGroup>,
  before?: ProductGroup,
): Promise<void> {
  const { db } = change
  await sql`select pg_advisory_xact_lock(hashtext('product groups'))`.execute(db)
  const tree = await readTree(db)
  if (!before && tree.all.size >= MOST_GROUPS) throw catalogFailures.groupTooDeep()
  await mustBeThere(db, [values.image], 'image')
  const parent = values.parent === undefined ? before?.parent : values.parent
  if (!parent) return
  const above = tree.pathTo(parent)
  if (above.length === 0) throw missing('parent')
  if (before && above.some(({ id }) => id === before._id))
    throw catalogFailures.groupLoop({ fields: { parent: 'reference' } })
  const depth = before ? depthBelow(tree, before._id) : 1
  if (above.length + depth > MAX_DEPTH)
    throw catalogFailures.groupTooDeep({ fields: { parent: 'reference' } })
}

type Tree = Awaited<ReturnType<typeof readTree>>

function depthBelow(tree: Tree, id: string): number {
  return 1 + Math.max(0, ...tree.below(id).map((node) => depthBelow(tree, node.id)))
}

async function appear(change: CatalogChange, group: ProductGroup): Promise<void> {
  const uses = usesOf(group)
  await setFileUses(change, uses)
  await preparePictures(change, { files: uses.files, galleries: [] })
}

async function moveToTop({ db }: CatalogChange, id: string): Promise<void> {
  await db.updateTable('product_groups').set({ parent: null }).where('id', '=', id).execute()
}

async function describeGroups(db: Db, ids: readonly string[]) {
  const tree = await readTree(db)
  const { rows } = await sql<{ id: string; title: string; slug: string; products: number }>`
    select id, title, slug, (select count(*) from product_group_members m
      join products p on p.id = m.product_id and p.deleted_at is null
      where m.group_id = g.id)::int as products
    from product_groups g where id = any(${[...ids]}::uuid[])`.execute(db)
  const root = shopRoot(DEFAULT_ADDRESSES, 'de')
  return new Map(
    rows.map(({ id, title, slug, products }) => {
      const path = tree.pathTo(id)
      const way = path.length > 0 ? path : [{ title, slug }]
      return [
        id,
        {
          products,
          path: way.map((node) => node.title).join(' › '),
          href: groupPath(
            root,
            way.map((node) => node.slug),
          ),
        },
      ]
    }),
  )
}

function usesOf({ _id: id, title: label, image }: ProductGroup) {
  const files = image ? [image] : []
  const { name: noun, module } = productGroup
  return { module, noun, id, label, link: `shop/groups/${id}`, files }
}

type Placed = { _id: string; parent: string | null }

/** Puts groups under others, in the order given; whoever is not named stays where it is. */
export async function placeGroups(
  change: CatalogChange,
  collection: readonly Placed[],
): Promise<string[]> {
  const ids = collection.map(({ _id }) => _id)
  const known = await groupResource.read(change.db, ids)
  if (known.length < new Set(ids).size) throw failures.notFound()
  for (const [position, { _id, parent }] of collection.entries()) {
    const [item] = await groupResource.read(change.db, [_id])
    if (!item || (item.position === position && item.parent === parent)) continue
    await groupResource.change(change, _id, { position, parent, version: item.version })
  }
  return ids
}
