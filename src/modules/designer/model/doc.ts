import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { isBlock, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'

/** One block while it is edited. What stands inside is in `Doc.kids`, its slots here are empty. */
type Node = {
  readonly block: Block
  /** Null is the page itself. */
  readonly parent: string | null
  readonly slot: string
  /** The props that hold blocks and were taken apart. */
  readonly slots: readonly string[]
}

/** The blocks of a page by key, and the order of each list. The key is the id wherever it can be. */
export type Doc = { nodes: Record<string, Node>; kids: Record<string, string[]> }

/** A place among blocks: before the `index`th of a list. */
export type Aim = { readonly parent: string | null; readonly slot: string; readonly index: number }

export const ROOT = ''
const USABLE = /^[\w-]{1,64}$/

export function listKey(parent: string | null, slot: string): string {
  return parent === null ? ROOT : `${parent}:${slot}`
}

/** Stored blocks taken apart; `saveDoc` gives the same list back, to the byte. */
export function loadDoc(types: BlockTypes, blocks: readonly Block[]): Doc {
  const doc: Doc = { nodes: {}, kids: { [ROOT]: [] } }
  addBlocks(types, doc, { aim: { parent: null, slot: '', index: 0 }, blocks })
  return doc
}

export function saveDoc(doc: Doc): Block[] {
  return blocksIn(doc, ROOT)
}

/** The same to be drawn: each block is called by its key, also where it has no id of its own. */
export function keyedBlocks(doc: Doc, list = ROOT): Block[] {
  return (doc.kids[list] ?? []).flatMap((key) => {
    const node = doc.nodes[key]
    if (!node) return []
    const held = node.slots.map((slot) => [slot, keyedBlocks(doc, listKey(key, slot))])
    return { ...node.block, id: key, props: { ...node.block.props, ...Object.fromEntries(held) } }
  })
}

/** One block with everything inside it, as it is stored. */
export function blockAt(doc: Doc, key: string): Block | undefined {
  const node = doc.nodes[key]
  if (!node) return undefined
  const held = node.slots.flatMap((slot): [string, Block[]][] => {
    const blocks = blocksIn(doc, listKey(key, slot))
    return blocks.length > 0 || slot in node.block.props ? [[slot, blocks]] : []
  })
  if (held.length === 0) return node.block
  return { ...node.block, props: { ...node.block.props, ...Object.fromEntries(held) } }
}

/** Puts blocks at a place and answers with their keys; changes `doc`. */
export function addBlocks(
  types: BlockTypes,
  doc: Doc,
  { aim, blocks }: { aim: Aim; blocks: readonly Block[] },
): string[] {
  const { parent, slot, index } = aim
  const keys = blocks.map((block) => addNode(types, doc, { block, parent, slot }))
  const list = listKey(parent, slot)
  const now = doc.kids[list] ?? []
  doc.kids[list] = [...now.slice(0, index), ...keys, ...now.slice(index)]
  return keys
}

type NodeInput = { block: Block; parent: string | null; slot: string }

function addNode(types: BlockTypes, doc: Doc, { block, parent, slot }: NodeInput): string {
  const key = keyFor(doc, block.id)
  const type = block.props ? typeOf(types, block) : undefined
  const slots = (type?.slots ?? []).filter((name) => isTakenApart(block.props[name]))
  const emptied = slots.filter((name) => name in block.props).map((name) => [name, []])
  const bare =
    emptied.length > 0
      ? { ...block, props: { ...block.props, ...Object.fromEntries(emptied) } }
      : block
  doc.nodes[key] = { block: bare, parent, slot, slots }
  for (const name of slots) {
    doc.kids[listKey(key, name)] = []
    const held = block.props[name]
    const blocks = Array.isArray(held) ? held.filter(isBlock) : []
    addBlocks(types, doc, { aim: { parent: key, slot: name, index: 0 }, blocks })
  }
  return key
}

/** A slot with something in it that is no block stays as it is: nothing of it may be lost. */
function isTakenApart(held: unknown): boolean {
  return held === undefined || (Array.isArray(held) && held.every(isBlock))
}

function keyFor(doc: Doc, id: string | undefined): string {
  const isUsable = id !== undefined && USABLE.test(id) && !(id in {})
  if (isUsable && !Object.hasOwn(doc.nodes, id)) return id
  let at = Object.keys(doc.nodes).length
  while (Object.hasOwn(doc.nodes, `~${at}`)) at += 1
  return `~${at}`
}

function blocksIn(doc: Doc, list: string): Block[] {
  return (doc.kids[list] ?? []).flatMap((key) => {
    const block = blockAt(doc, key)
    return block ? [block] : []
  })
}
