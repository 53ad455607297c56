import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { textOf } from '#kernel/site/block/rich-text/text-of.ts'
import { isObject, slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { cleanDoc } from '../blocks/inspector/rich-text/clean-doc.ts'

export type PropChange = { name: string; before: string; after: string }
export type BlockChange = {
  id: string
  kind: 'added' | 'removed' | 'changed' | 'moved'
  before: Block | undefined
  after: Block | undefined
  props: PropChange[]
  /** Width or visibility differ. */
  isResized: boolean
}

/** Two states of a page block by block, in the order of the later one; equal blocks are left out. */
export function diffBlocks(
  types: BlockTypes,
  before: readonly Block[],
  after: readonly Block[],
): BlockChange[] {
  const [olds, news] = [flat(types, before), flat(types, after)]
  const changes = [...news].flatMap(([id, now]) => compare(types, id, [olds.get(id), now]))
  const gone = [...olds]
    .filter(([id]) => !news.has(id))
    .flatMap(([id, was]) => compare(types, id, [was, undefined]))
  return [...changes, ...gone]
}

type Placed = { block: Block; place: string }

/** Blocks by id with where they stand: what they are in, and after which of those that stay. */
function flat(types: BlockTypes, blocks: readonly Block[], parent = ''): Map<string, Placed> {
  const found = new Map<string, Placed>()
  blocks.forEach((block, at) => {
    const id = block.id ?? `${parent}/${at}`
    found.set(id, { block, place: `${parent}/${blocks[at - 1]?.id ?? ''}` })
    for (const slot of typeOf(types, block)?.slots ?? []) {
      for (const [inner, placed] of flat(types, slotOf(block, slot), id)) found.set(inner, placed)
    }
  })
  return found
}

function compare(
  types: BlockTypes,
  id: string,
  [was, now]: [Placed | undefined, Placed | undefined],
): BlockChange[] {
  const [before, after] = [was?.block, now?.block]
  const props = changedProps(types, before, after)
  const isResized = JSON.stringify(before?.attrs ?? {}) !== JSON.stringify(after?.attrs ?? {})
  const base = { id, before, after, props, isResized }
  if (!before) return [{ ...base, kind: 'added', isResized: false }]
  if (!after) return [{ ...base, kind: 'removed', isResized: false }]
  if (props.length > 0 || isResized) return [{ ...base, kind: 'changed' }]
  return was?.place === now?.place ? [] : [{ ...base, kind: 'moved' }]
}

function changedProps(
  types: BlockTypes,
  before: Block | undefined,
  after: Block | undefined,
): PropChange[] {
  const known = after ?? before
  const slots = (known && typeOf(types, known)?.slots) ?? []
  const names = new Set([...Object.keys(before?.props ?? {}), ...Object.keys(after?.props ?? {})])
  return [...names].flatMap((name) => {
    const [old, now] = [before?.props?.[name], after?.props?.[name]]
    if (slots.includes(name) || JSON.stringify(old) === JSON.stringify(now)) return []
    return [{ name, before: plainText(old), after: plainText(now) }]
  })
}

/** A value as words that can be compared. */
export function plainText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainText).join('\n')
  if (!isObject(value)) return String(value)
  if (value.type === 'doc') return textOf(cleanDoc(value) ?? { type: 'doc' })
  return Object.values(value).map(plainText).filter(Boolean).join(' · ')
}
