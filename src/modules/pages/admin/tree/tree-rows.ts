/** A page as far as the tree goes. */
export type Leaf = { _id: string; parent_page: string | null; order: number }

export type TreeRow<T extends Leaf> = {
  page: T
  /** 1 is the top. */
  level: number
  hasChildren: boolean
  isOpen: boolean
  /** Where it stands among those beside it, counted from 1. */
  place: number
  count: number
}

/** Pages below one page, in order; a page whose parent is unknown stands at the top. */
export function childrenOf<T extends Leaf>(pages: readonly T[], parent: string | null): T[] {
  return groupByParent(pages).get(parent) ?? []
}

/** The tree as lines, without what lies below closed pages. */
export function treeRows<T extends Leaf>(
  pages: readonly T[],
  closed: ReadonlySet<string>,
): TreeRow<T>[] {
  const byParent = groupByParent(pages)
  const walk = (parent: string | null, level: number): TreeRow<T>[] => {
    const beside = byParent.get(parent) ?? []
    return beside.flatMap((page, index) => {
      const hasChildren = byParent.has(page._id)
      const isOpen = hasChildren && !closed.has(page._id)
      const row = { page, level, hasChildren, isOpen, place: index + 1, count: beside.length }
      return isOpen ? [row, ...walk(page._id, level + 1)] : [row]
    })
  }
  return walk(null, 1)
}

/** Whether `id` is `above` or lies somewhere below it. */
export function isWithin(pages: readonly Leaf[], id: string, above: string): boolean {
  const parents = new Map(pages.map(({ _id, parent_page }) => [_id, parent_page]))
  const seen = new Set<string>()
  for (let at: string | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === above) return true
    seen.add(at)
  }
  return false
}

function groupByParent<T extends Leaf>(pages: readonly T[]): Map<string | null, T[]> {
  const known = new Set(pages.map(({ _id }) => _id))
  const groups = new Map<string | null, T[]>()
  for (const page of pages.toSorted((one, other) => one.order - other.order)) {
    const parent =
      page.parent_page !== null && known.has(page.parent_page) ? page.parent_page : null
    const group = groups.get(parent)
    if (group) group.push(page)
    else groups.set(parent, [page])
  }
  return groups
}
