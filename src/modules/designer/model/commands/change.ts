import type { Block } from '#kernel/site/block/block.ts'
import { type Breakpoint, sizesOf, visibilityOf } from '#kernel/site/block/breakpoints.ts'
import { rulesOf } from '../surface-rules.ts'
import {
  clampColumns,
  columnsAt,
  neighbourOf,
  onAllScreens,
  withColumns,
  withVisible,
} from '../widths.ts'
import type { Command } from './command.ts'
import { setBlock } from './edits.ts'
import { type Ground, typeAt } from './rules.ts'
import { nameOf, saidName, screenWords, words } from './step-words.ts'

type Size = { at: Breakpoint; columns: number; withNeighbour?: boolean }

/** The same width for blocks on one kind of screen; undefined when nothing changes. */
export function resize(ground: Ground, keys: readonly string[], size: Size): Command | undefined {
  const { doc } = ground
  const able = keys.filter((key) => typeAt(ground, key)?.caps.resizable)
  const [first] = able
  if (first === undefined) return undefined
  const { at } = size
  if (!rulesOf(ground.surface).sizedAt.includes(at)) return undefined
  const other = size.withNeighbour && able.length === 1 ? neighbourOf(doc, first, at) : undefined
  const room = other === undefined ? 12 : columnsAt(doc, first, at) + columnsAt(doc, other, at) - 1
  const columns = Math.min(room, clampColumns(size.columns))
  if (able.every((key) => columnsAt(doc, key, at) === columns)) return undefined
  const given = columnsAt(doc, first, at) - columns
  return {
    label: words('resize', {
      name: saidName(ground, able),
      columns,
      screen: screenWords(ground, at),
    }),
    tag: `size:${at}:${able.join()}`,
    change: (draft) => {
      for (const key of able) setBlock(draft, key, (block) => withColumns(block, at, columns))
      if (other === undefined) return
      setBlock(draft, other, (block) =>
        withColumns(block, at, clampColumns(sizesOf(block.attrs)[at] + given)),
      )
    },
  }
}

/** A step wider or narrower, each block from its own width. */
export function resizeBy(
  ground: Ground,
  keys: readonly string[],
  { at, by, withNeighbour }: { at: Breakpoint; by: number; withNeighbour?: boolean },
): Command | undefined {
  const [first] = keys.filter((key) => typeAt(ground, key)?.caps.resizable)
  if (first === undefined) return undefined
  const columns = columnsAt(ground.doc, first, at) + by
  return resize(ground, keys, { at, columns, withNeighbour })
}

/** Follows the smaller screen again. */
export function resetSize(ground: Ground, key: string, at: Breakpoint): Command | undefined {
  if (ground.doc.nodes[key]?.block.attrs?.size?.[at] === undefined) return undefined
  return {
    label: words('resetSize', { name: saidName(ground, [key]), screen: screenWords(ground, at) }),
    change: (doc) => setBlock(doc, key, (block) => withColumns(block, at, undefined)),
  }
}

/** Hides blocks on one kind of screen, or shows them when the first is hidden there; undefined where it cannot be. */
export function toggleVisible(
  ground: Ground,
  keys: readonly string[],
  at: Breakpoint,
): Command | undefined {
  const first = ground.doc.nodes[keys[0] ?? '']
  if (!first) return undefined
  const isShown = !visibilityOf(first.block.attrs)[at]
  // What is hidden all the same can be shown again.
  if (!isShown && !rulesOf(ground.surface).hiddenAt.includes(at)) return undefined
  return {
    label: words(isShown ? 'show' : 'hide', {
      name: saidName(ground, keys),
      screen: screenWords(ground, at),
    }),
    change: (doc) => {
      for (const key of keys) setBlock(doc, key, (block) => withVisible(block, at, isShown))
    },
  }
}

export function spreadToAll(ground: Ground, keys: readonly string[], at: Breakpoint): Command {
  return {
    label: words('all', { name: saidName(ground, keys) }),
    change: (doc) => {
      for (const key of keys) setBlock(doc, key, (block) => onAllScreens(block, at))
    },
  }
}

/** What a form or an editor made of a block. Slots stay what they are: lists know them. */
export function changeBlock(
  ground: Ground,
  key: string,
  { by, tag, isText = false }: { by(block: Block): Block; tag: string; isText?: boolean },
): Command {
  return {
    label: isText
      ? words('write', { name: nameOf(ground, [key]) })
      : words('change', { name: saidName(ground, [key]) }),
    tag: `${key}:${tag}`,
    isOpen: isText,
    change: (doc) => setBlock(doc, key, by),
  }
}
