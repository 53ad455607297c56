import { uuidv7 } from 'uuidv7'
import type { Label, Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import { COLUMNS } from '#kernel/site/block/breakpoints.ts'
import { isBlock, slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { type Aim, addBlocks, blockAt, type Doc, listKey, ROOT } from '../doc.ts'
import { placeOf, topsOf } from '../walk-doc.ts'
import { freeColumns } from '../widths.ts'
import type { Command } from './command.ts'
import { type Ground, mayHold, typeAt } from './rules.ts'
import { saidName, saidNameOf, words } from './step-words.ts'

/** A new block of a kind, as its type says; it takes what is free of the row. */
export function insertNew(
  ground: Ground,
  type: BlockType,
  { aim, lang }: { aim: Aim; lang: Lang },
): Command | undefined {
  const block: Block = { type: type.name, v: type.v, props: { ...type.defaults(lang) } }
  const sized = type.caps.resizable ? fitting(ground.doc, block, aim) : block
  const label = words('insert', { name: type.label })
  return insertAll(ground, [sized], { aim, label })
}

/** Blocks with fresh ids at a place; undefined when one of them may not stand there. */
export function insertAll(
  ground: Ground,
  blocks: readonly Block[],
  { aim, label }: { aim: Aim; label: Label },
): Command | undefined {
  const fits = blocks.every((block) =>
    mayHold(ground, aim.parent, {
      type: typeOf(ground.types, block),
      height: depthOf(ground.types, block),
    }),
  )
  if (!fits || blocks.length === 0) return undefined
  const fresh = blocks.map((block) => withFreshIds(ground.types, block))
  const ids = fresh.flatMap(({ id }) => id ?? [])
  return {
    label,
    change: (doc) => void addBlocks(ground.types, doc, { aim, blocks: fresh }),
    select: () => ids,
  }
}

/** Pasted blocks: after the last selected one, or inside it when it is an empty container. */
export function paste(ground: Ground, blocks: readonly Block[], keys: readonly string[]) {
  const label = words('paste', { name: saidNameOf(ground.types, blocks) })
  for (const aim of pasteAims(ground, keys)) {
    const command = insertAll(ground, blocks, { aim, label })
    if (command) return command
  }
  return undefined
}

export function duplicate(ground: Ground, keys: readonly string[]): Command | undefined {
  const { doc, types } = ground
  const tops = topsOf(doc, keys)
  const last = placeOf(doc, tops.at(-1) ?? '')
  if (!last) return undefined
  const blocks = tops.flatMap((key) => blockAt(doc, key) ?? [])
  const fresh = blocks.map((block) => withFreshIds(types, block))
  const aim = { ...last, index: last.index + 1 }
  return {
    label: words('duplicate', { name: saidName(ground, tops) }),
    change: (draft) => void addBlocks(types, draft, { aim, blocks: fresh }),
    select: () => fresh.flatMap(({ id }) => id ?? []),
  }
}

/** The block with ids of its own, as deep as it goes. */
export function withFreshIds(types: BlockTypes, block: Block): Block {
  const fresh = { ...block, id: uuidv7() }
  const slots = (block.props ? (typeOf(types, block)?.slots ?? []) : []).filter(
    (name) => slotOf(block, name).length > 0,
  )
  if (slots.length === 0) return fresh
  const held = slots.map((name) => [
    name,
    slotOf(block, name).map((inner) => withFreshIds(types, inner)),
  ])
  return { ...fresh, props: { ...fresh.props, ...Object.fromEntries(held) } }
}

/** Where "after this one" is; without one: the end of the page. */
export function aimAfter(doc: Doc, key: string | undefined): Aim {
  const place = key === undefined ? undefined : placeOf(doc, key)
  if (place) return { ...place, index: place.index + 1 }
  return { parent: null, slot: '', index: doc.kids[ROOT]?.length ?? 0 }
}

function pasteAims(ground: Ground, keys: readonly string[]): Aim[] {
  const last = topsOf(ground.doc, keys).at(-1)
  const [slot] = typeAt(ground, last ?? null)?.slots ?? []
  const isEmpty = last && slot && ground.doc.kids[listKey(last, slot)]?.length === 0
  return [
    ...(isEmpty ? [{ parent: last, slot, index: 0 }] : []),
    aimAfter(ground.doc, last),
    aimAfter(ground.doc, undefined),
  ]
}

function fitting(doc: Doc, block: Block, aim: Aim): Block {
  const list = doc.kids[listKey(aim.parent, aim.slot)] ?? []
  const [md, lg] = (['md', 'lg'] as const).map((at) =>
    freeColumns(doc, list, { index: aim.index, at }),
  )
  if (block.attrs || (md === COLUMNS && lg === COLUMNS)) return block
  return { ...block, attrs: { size: { xs: COLUMNS, md, lg } } }
}

function depthOf(types: BlockTypes, block: Block): number {
  const slots = isBlock(block) && block.props ? (typeOf(types, block)?.slots ?? []) : []
  const inner = slots.flatMap((name) => slotOf(block, name))
  return 1 + Math.max(0, ...inner.map((child) => depthOf(types, child)))
}
