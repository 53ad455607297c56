import type { Block } from '#kernel/site/block/block.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import { unmarked } from '#kernel/site/block/values/sample.ts'
import { type Aim, type Doc, listKey } from '../doc.ts'
import { withInner } from '../walk-doc.ts'

/** Takes blocks out with everything inside them; changes `doc`. */
export function dropKeys(doc: Doc, keys: readonly string[]): void {
  for (const key of keys) {
    detach(doc, key)
    for (const inner of withInner(doc, key)) {
      for (const slot of doc.nodes[inner]?.slots ?? []) delete doc.kids[listKey(inner, slot)]
      delete doc.nodes[inner]
    }
  }
}

/** Puts blocks before the place `aim` names as things stand now; changes `doc`. */
export function placeKeys(doc: Doc, keys: readonly string[], aim: Aim): void {
  const list = listKey(aim.parent, aim.slot)
  const moved = new Set(keys)
  const before = (doc.kids[list] ?? []).slice(0, aim.index).filter((key) => !moved.has(key))
  for (const key of keys) detach(doc, key)
  const rest = doc.kids[list] ?? []
  doc.kids[list] = [...before, ...keys, ...rest.slice(before.length)]
  for (const key of keys) {
    const node = doc.nodes[key]
    if (node) doc.nodes[key] = { ...node, parent: aim.parent, slot: aim.slot }
  }
}

/**
 * Another state of one block; whole, so that taking it back restores every byte. Sample content that
 * says something else is no longer a sample.
 */
export function setBlock(doc: Doc, key: string, by: (block: Block) => Block): void {
  const node = doc.nodes[key]
  if (!node) return
  const after = by(node.block)
  const isSame = sameValue(node.block.props, after.props)
  doc.nodes[key] = { ...node, block: isSame ? after : unmarked(after) }
}

function detach(doc: Doc, key: string): void {
  const node = doc.nodes[key]
  if (!node) return
  const list = listKey(node.parent, node.slot)
  doc.kids[list] = (doc.kids[list] ?? []).filter((other) => other !== key)
}
