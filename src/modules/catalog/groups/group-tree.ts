/** What of a group the tree needs. */
export type GroupNode = {
  id: string
  parent: string | null
  title: string
  slug: string
  position: number
}

/** The groups of a shop, each below its parent. */
export type GroupTree<N extends GroupNode = GroupNode> = {
  all: ReadonlyMap<string, N>
  /** In the order in which they are shown. */
  below(id: string | null): readonly N[]
  /** From the top down to the group itself; empty when it is not in the tree. */
  pathTo(id: string): readonly N[]
  /** The group and everything below it. */
  within(id: string): readonly string[]
}

export function groupTree<N extends GroupNode>(nodes: readonly N[]): GroupTree<N> {
  const all = new Map(nodes.map((node) => [node.id, node]))
  const sorted = nodes.toSorted(
    (a, b) => a.position - b.position || a.title.localeCompare(b.title, 'de'),
  )
  const children = Map.groupBy(sorted, ({ parent }) => parent)
  const below = (id: string | null) => children.get(id) ?? []
  const pathTo = (id: string): N[] => {
    const path: N[] = []
    // A loop cannot be stored; this ends all the same.
    for (let at = all.get(id); at && !path.includes(at); at = all.get(at.parent ?? ''))
      path.push(at)
    return path.toReversed()
  }
  const within = (id: string): string[] => [id, ...below(id).flatMap((node) => within(node.id))]
  return { all, below, pathTo, within }
}

/** The group at an address, by the slugs on the way to it. */
export function groupAt<N extends GroupNode>(
  tree: GroupTree<N>,
  slugs: readonly string[],
): N | undefined {
  let found: N | undefined
  for (const slug of slugs) {
    const wanted = slug.toLowerCase()
    found = tree.below(found?.id ?? null).find((node) => node.slug.toLowerCase() === wanted)
    if (!found) return undefined
  }
  return found
}
