import { childrenOf, isWithin, type Leaf } from './tree-rows.ts'

/** What `setOrder` is told: every page of the list that got a new order, and where it lies. */
export type Placing = { _id: string; order: number; parent_page: string | null }
export type Side = 'before' | 'inside' | 'after'
export type Step = 'up' | 'down' | 'in' | 'out'

/** Puts a page before, after or into another one; undefined when that changes nothing or is a loop. */
export function dropPage(
  pages: readonly Leaf[],
  id: string,
  { target, side }: { target: string; side: Side },
): Placing[] | undefined {
  const aim = pages.find(({ _id }) => _id === target)
  if (!aim || isWithin(pages, target, id)) return undefined
  if (side === 'inside') return placeAt(pages, id, { parent: target, index: Infinity })
  const parent = parentIn(pages, aim)
  const beside = others(pages, parent, id)
  const at = beside.findIndex(({ _id }) => _id === target)
  return placeAt(pages, id, { parent, index: side === 'before' ? at : at + 1 })
}

/** One step by key or menu: up and down among its neighbours, into the one above, out of its parent. */
export function stepPage(pages: readonly Leaf[], id: string, step: Step): Placing[] | undefined {
  const page = pages.find(({ _id }) => _id === id)
  if (!page) return undefined
  const parent = parentIn(pages, page)
  const beside = childrenOf(pages, parent)
  const at = beside.findIndex(({ _id }) => _id === id)
  if (step === 'up') return at > 0 ? placeAt(pages, id, { parent, index: at - 1 }) : undefined
  if (step === 'down') {
    return at < beside.length - 1 ? placeAt(pages, id, { parent, index: at + 1 }) : undefined
  }
  if (step === 'in') {
    const above = beside[at - 1]
    return above && placeAt(pages, id, { parent: above._id, index: Infinity })
  }
  return parent === null ? undefined : dropPage(pages, id, { target: parent, side: 'after' })
}

/** The pages as they are once the placings hold; shown until the server has answered. */
export function withPlacings<T extends Leaf>(
  pages: readonly T[],
  placings: readonly Placing[],
): T[] {
  const placed = new Map(placings.map((placing) => [placing._id, placing]))
  return pages.map((page) => {
    const placing = placed.get(page._id)
    return placing ? { ...page, order: placing.order, parent_page: placing.parent_page } : page
  })
}

type Position = { parent: string | null; index: number }

function placeAt(
  pages: readonly Leaf[],
  id: string,
  { parent, index }: Position,
): Placing[] | undefined {
  const page = pages.find(({ _id }) => _id === id)
  if (!page) return undefined
  const beside = others(pages, parent, id)
  const list = beside.toSpliced(Math.min(index, beside.length), 0, page)
  const isSame =
    parentIn(pages, page) === parent &&
    childrenOf(pages, parent).every(({ _id }, at) => list[at]?._id === _id)
  if (isSame) return undefined
  return list.map(({ _id }, order) => ({ _id, order, parent_page: parent }))
}

function others(pages: readonly Leaf[], parent: string | null, id: string): Leaf[] {
  return childrenOf(pages, parent).filter(({ _id }) => _id !== id)
}

function parentIn(pages: readonly Leaf[], page: Leaf): string | null {
  const isKnown = pages.some(({ _id }) => _id === page.parent_page)
  return isKnown ? page.parent_page : null
}
