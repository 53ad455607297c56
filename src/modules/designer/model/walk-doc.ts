import { type Aim, type Doc, listKey, ROOT } from './doc.ts'

/** The keys of the list a block stands in. */
export function siblingsOf(doc: Doc, key: string): readonly string[] {
  const node = doc.nodes[key]
  return node ? (doc.kids[listKey(node.parent, node.slot)] ?? []) : []
}

export function placeOf(doc: Doc, key: string): (Aim & { count: number }) | undefined {
  const node = doc.nodes[key]
  if (!node) return undefined
  const list = siblingsOf(doc, key)
  return { parent: node.parent, slot: node.slot, index: list.indexOf(key), count: list.length }
}

/** What a block stands in, innermost first. */
export function parentsOf(doc: Doc, key: string): string[] {
  const parent = doc.nodes[key]?.parent ?? null
  return parent === null ? [] : [parent, ...parentsOf(doc, parent)]
}

/** Whether a block is the other one or stands somewhere inside it. */
export function isWithin(doc: Doc, key: string | null, outer: string): boolean {
  return key !== null && (key === outer || parentsOf(doc, key).includes(outer))
}

/** A block and everything inside it, outer ones first. */
export function withInner(doc: Doc, key: string): string[] {
  const slots = doc.nodes[key]?.slots ?? []
  const inner = slots.flatMap((slot) => doc.kids[listKey(key, slot)] ?? [])
  return [key, ...inner.flatMap((child) => withInner(doc, child))]
}

/** Every block in reading order. */
export function readingOrder(doc: Doc): string[] {
  return (doc.kids[ROOT] ?? []).flatMap((key) => withInner(doc, key))
}

/** In reading order, and without those that go along inside another one. */
export function topsOf(doc: Doc, keys: readonly string[]): string[] {
  const chosen = new Set(keys.filter((key) => doc.nodes[key]))
  if (chosen.size < 2) return [...chosen]
  return readingOrder(doc).filter(
    (key) => chosen.has(key) && !parentsOf(doc, key).some((parent) => chosen.has(parent)),
  )
}

/** How many blocks stand inside one another below a block, itself included. */
export function heightOf(doc: Doc, key: string): number {
  const slots = doc.nodes[key]?.slots ?? []
  const inner = slots.flatMap((slot) => doc.kids[listKey(key, slot)] ?? [])
  return 1 + Math.max(0, ...inner.map((child) => heightOf(doc, child)))
}
