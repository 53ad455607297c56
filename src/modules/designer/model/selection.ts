import type { Doc } from './doc.ts'
import { placeOf, readingOrder, siblingsOf } from './walk-doc.ts'

export type Picking = 'one' | 'toggle' | 'range'

/** What is selected after a block was picked; the last one counts most. */
export function pick(
  doc: Doc,
  selection: readonly string[],
  { key, how }: { key: string; how: Picking },
): string[] {
  if (how === 'one') return [key]
  if (how === 'toggle') {
    return selection.includes(key)
      ? selection.filter((other) => other !== key)
      : [...selection, key]
  }
  return rangeTo(doc, selection.at(0) ?? key, key)
}

/** Escape: what the last one stands in; nothing on the page itself. */
export function climb(doc: Doc, selection: readonly string[]): string[] {
  const parent = doc.nodes[selection.at(-1) ?? '']?.parent
  return parent ? [parent] : []
}

/** The block before or after in reading order. */
export function nextTo(doc: Doc, key: string | undefined, by: 1 | -1): string | undefined {
  const order = readingOrder(doc)
  if (key === undefined) return by === 1 ? order[0] : order.at(-1)
  return order[order.indexOf(key) + by]
}

/** From one block to another: those of a list between them, else both and what is read between. */
function rangeTo(doc: Doc, from: string, to: string): string[] {
  const list = siblingsOf(doc, from)
  const isSameList = list.includes(to) && placeOf(doc, from) !== undefined
  const order = isSameList ? list : readingOrder(doc)
  const [a, b] = [order.indexOf(from), order.indexOf(to)]
  const between = order.slice(Math.min(a, b), Math.max(a, b) + 1)
  const others = between.filter((key) => key !== from && key !== to)
  return from === to ? [to] : [from, ...others, to]
}
