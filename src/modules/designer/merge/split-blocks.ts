import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'

/** A list of blocks: the page itself, or one slot of a block. */
export type Position = { parent: string | null; slot: string }

/** Blocks taken apart: what each says by itself, and which stand where. */
export type SplitBlocks = {
  /** By key, each with its slots emptied. */
  own: Map<string, Block>
  /** By `placeName`; the page itself is always among them. */
  places: Map<string, Position & { keys: string[] }>
}

export const PAGE_PLACE: Position = { parent: null, slot: '' }

export function placeName({ parent, slot }: Position): string {
  return parent === null ? '' : `${parent}\n${slot}`
}

/**
 * Takes blocks apart. A block is known by its id; one without an own id (only kinds that no type
 * knows have none) by what it says.
 */
export function splitBlocks(types: BlockTypes, blocks: readonly Block[]): SplitBlocks {
  const split: SplitBlocks = { own: new Map(), places: new Map() }
  splitList(types, split, { blocks, place: PAGE_PLACE })
  return split
}

/** The blocks again; what no place names is left out. */
export function joinBlocks({ own, places }: SplitBlocks): Block[] {
  const slots = Map.groupBy(places.values(), ({ parent }) => parent)
  const join = (keys: readonly string[]): Block[] =>
    keys.flatMap((key) => {
      const block = own.get(key)
      return block ? [filled(block, slots.get(key) ?? [], join)] : []
    })
  return join(places.get(placeName(PAGE_PLACE))?.keys ?? [])
}

const OWN_ID = /^[\w-]{1,64}$/

type List = { blocks: readonly Block[]; place: Position }

function splitList(types: BlockTypes, split: SplitBlocks, { blocks, place }: List): void {
  const keys: string[] = []
  split.places.set(placeName(place), { ...place, keys })
  for (const block of blocks) {
    const key = keyOf(split, block)
    keys.push(key)
    const slots = block.props ? (typeOf(types, block)?.slots ?? []) : []
    split.own.set(key, emptied(block, slots))
    for (const slot of slots) {
      if (!Array.isArray(block.props[slot])) continue
      splitList(types, split, { blocks: slotOf(block, slot), place: { parent: key, slot } })
    }
  }
}

function emptied(block: Block, slots: readonly string[]): Block {
  const held = slots.filter((slot) => Array.isArray(block.props[slot]))
  if (held.length === 0) return block
  return { ...block, props: { ...block.props, ...Object.fromEntries(held.map((s) => [s, []])) } }
}

type Join = (keys: readonly string[]) => Block[]

/** Replacing a value keeps its place among the names, so an untouched block stays the same text. */
function filled(block: Block, places: readonly { slot: string; keys: string[] }[], join: Join) {
  if (places.length === 0) return block
  const slots = Object.fromEntries(places.map(({ slot, keys }) => [slot, join(keys)]))
  return { ...block, props: { ...block.props, ...slots } }
}

function keyOf({ own }: SplitBlocks, block: Block): string {
  const { id } = block
  if (typeof id === 'string' && OWN_ID.test(id) && !own.has(id)) return id
  const base = `?${fingerprint(JSON.stringify(block))}`
  for (let count = 1; ; count += 1) {
    const key = `${base}.${count}`
    if (!own.has(key)) return key
  }
}

/** FNV-1a: short, the same in browser and server, and no secret hangs on it. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return `${hash.toString(36)}-${text.length.toString(36)}`
}
