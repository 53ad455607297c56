import { uuidv7 } from 'uuidv7'
import type { Block } from '#kernel/site/block/block.ts'
import { COLUMNS, sizesOf } from '#kernel/site/block/breakpoints.ts'
import { type Aim, addBlocks, type Doc, listKey } from '../doc.ts'
import { placeOf, siblingsOf, topsOf } from '../walk-doc.ts'
import type { Command } from './command.ts'
import { dropKeys, placeKeys, setBlock } from './edits.ts'
import { insertAll } from './insert.ts'
import { type Ground, mayMove, typeAt } from './rules.ts'
import { nameOf, saidName, words } from './step-words.ts'

export type BlockStep = 'up' | 'down' | 'into' | 'out'

/** Moves blocks to a place; undefined where they may not stand or would not move. */
export function moveTo(ground: Ground, keys: readonly string[], aim: Aim): Command | undefined {
  const tops = topsOf(ground.doc, keys)
  if (tops.length === 0 || !mayMove(ground, tops, aim.parent)) return undefined
  const label = words('move', { name: saidName(ground, tops) })
  const after = copyOf(ground.doc)
  placeKeys(after, tops, aim)
  if (isSameOrder(ground.doc, after)) return undefined
  const { index = 0, count = 0 } = placeOf(after, tops[0] ?? '') ?? {}
  const strangers = isNarrow(ground.doc, aim.parent)
    ? tops.filter((key) => isStranger(ground, key, aim.parent))
    : []
  return {
    label,
    said: words('place', { label, place: index + 1, count }),
    change: (doc) => {
      placeKeys(doc, tops, aim)
      for (const key of strangers) setBlock(doc, key, withoutSize)
    },
    select: () => tops,
  }
}

/** Whether a block comes from elsewhere and has a width of its own that may be changed. */
function isStranger(ground: Ground, key: string, parent: string | null): boolean {
  const isElsewhere = ground.doc.nodes[key]?.parent !== parent
  return isElsewhere && typeAt(ground, key)?.caps.resizable === true
}

/** Whether it, or anything around it, is only part of a row on some screen. */
function isNarrow(doc: Doc, key: string | null): boolean {
  const node = key === null ? undefined : doc.nodes[key]
  if (!node) return false
  const isPart = Object.values(sizesOf(node.block.attrs)).some((columns) => columns < COLUMNS)
  return isPart || isNarrow(doc, node.parent)
}

/** What comes into a column is as wide as the column: half of a page would be half of it there. */
function withoutSize(block: Block): Block {
  if (!block.attrs?.size) return block
  const { size: _, ...attrs } = block.attrs
  return { ...block, attrs }
}

/** One step with the keyboard: among its like, into the block above, or out of the one around. */
export function stepTo(
  ground: Ground,
  keys: readonly string[],
  step: BlockStep,
): Command | undefined {
  const tops = topsOf(ground.doc, keys)
  const aim = aimOf(ground, tops, step)
  return aim && moveTo(ground, tops, aim)
}

export function remove(
  ground: Ground,
  keys: readonly string[],
  isCut = false,
): Command | undefined {
  const tops = topsOf(ground.doc, keys)
  if (tops.length === 0) return undefined
  const next = remaining(ground.doc, tops)
  return {
    label: words(isCut ? 'cut' : 'remove', { name: saidName(ground, tops) }),
    change: (doc) => dropKeys(doc, tops),
    select: () => next,
  }
}

/** Puts blocks into a new one around them. */
export function wrap(ground: Ground, keys: readonly string[], kind: string): Command | undefined {
  const tops = topsOf(ground.doc, keys)
  const type = ground.types.get(kind)
  const [slot] = type?.slots ?? []
  const place = placeOf(ground.doc, tops[0] ?? '')
  if (!type || !slot || !place) return undefined
  const id = uuidv7()
  const block = { id, type: kind, v: type.v, props: { [slot]: [] } }
  const build = (doc: Doc) => {
    addBlocks(ground.types, doc, { aim: place, blocks: [block] })
    placeKeys(doc, tops, { parent: id, slot, index: 0 })
  }
  const after = copyOf(ground.doc)
  addBlocks(ground.types, after, { aim: place, blocks: [block] })
  if (!mayMove({ ...ground, doc: after }, [id], place.parent)) return undefined
  if (!mayMove({ ...ground, doc: after }, tops, id)) return undefined
  return {
    label: words('wrap', { name: saidName(ground, tops), outer: type.label }),
    change: build,
    select: () => [id],
  }
}

/** Takes the block around away and leaves what was inside in its place. */
export function unwrap(ground: Ground, key: string): Command | undefined {
  const place = placeOf(ground.doc, key)
  const inner = (ground.doc.nodes[key]?.slots ?? []).flatMap(
    (slot) => ground.doc.kids[listKey(key, slot)] ?? [],
  )
  if (!place || inner.length === 0 || !mayMove(ground, inner, place.parent)) return undefined
  return {
    label: words('unwrap', { name: nameOf(ground, [key]) }),
    change: (doc) => {
      placeKeys(doc, inner, place)
      dropKeys(doc, [key])
    },
    select: () => inner,
  }
}

/** Puts other blocks in the place of one; undefined where they may not stand. */
export function swap(ground: Ground, key: string, blocks: readonly Block[]): Command | undefined {
  const place = placeOf(ground.doc, key)
  const label = words('change', { name: saidName(ground, [key]) })
  const insert = place && insertAll(ground, blocks, { aim: place, label })
  if (!place || !insert) return undefined
  return {
    ...insert,
    change: (doc) => {
      insert.change(doc)
      dropKeys(doc, [key])
    },
  }
}

function aimOf(ground: Ground, tops: readonly string[], step: BlockStep): Aim | undefined {
  const { doc } = ground
  const [first, last] = [placeOf(doc, tops[0] ?? ''), placeOf(doc, tops.at(-1) ?? '')]
  if (!first || !last || first.parent !== last.parent || first.slot !== last.slot) return undefined
  const { parent, slot } = first
  if (step === 'up') return first.index > 0 ? { parent, slot, index: first.index - 1 } : undefined
  if (step === 'down') {
    return last.index < last.count - 1 ? { parent, slot, index: last.index + 2 } : undefined
  }
  if (step === 'out') {
    const outer = parent === null ? undefined : placeOf(doc, parent)
    return outer && { ...outer, index: outer.index + 1 }
  }
  const above = siblingsOf(doc, tops[0] ?? '')[first.index - 1] ?? null
  const [into] = typeAt(ground, above)?.slots ?? []
  if (above === null || !into) return undefined
  return { parent: above, slot: into, index: doc.kids[listKey(above, into)]?.length ?? 0 }
}

/** What is next to those that go: the one after, the one before, or what they stood in. */
function remaining(doc: Doc, tops: readonly string[]): string[] {
  const gone = new Set(tops)
  const last = tops.at(-1) ?? ''
  const list = siblingsOf(doc, last)
  const at = list.indexOf(last)
  const [after] = list.slice(at + 1).filter((key) => !gone.has(key))
  const before = list.slice(0, at).findLast((key) => !gone.has(key))
  const next = after ?? before ?? doc.nodes[last]?.parent
  return next ? [next] : []
}

/** Lists may be put in another order, nodes another state: neither touches the original. */
function copyOf(doc: Doc): Doc {
  return { nodes: { ...doc.nodes }, kids: { ...doc.kids } }
}

function isSameOrder(one: Doc, other: Doc): boolean {
  return JSON.stringify(one.kids) === JSON.stringify(other.kids)
}
