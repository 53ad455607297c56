import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { isObject } from '#kernel/site/block/walk-blocks.ts'

export type TextPath = readonly (string | number)[]
export type PlainText = { readonly path: TextPath; readonly words: string }

/** The prop that holds running text, when the block has one of its own. */
export function richPath(type: BlockType, block: Block): TextPath | undefined {
  if (!type.caps.hasInline) return undefined
  const props = type.schema.safeParse(block.props).data ?? {}
  const found = Object.entries(props).find(([, value]) => isRich(value))
  return found && [found[0]]
}

/** Every plain text of a block with where it stands in the props. */
export function plainTexts(type: BlockType, block: Block): PlainText[] {
  if (!type.caps.hasInline) return []
  const props = type.schema.safeParse(block.props).data ?? {}
  const slots = new Set(type.slots ?? [])
  return Object.entries(props).flatMap(([name, value]) =>
    slots.has(name) ? [] : textsIn(value, [name]),
  )
}

/** The props with another text at a path; everything beside it stays the same object. */
export function withTextAt(value: unknown, path: TextPath, words: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return words
  if (Array.isArray(value)) {
    return value.map((item, at) => (at === step ? withTextAt(item, rest, words) : item))
  }
  const object = isObject(value) ? value : {}
  return { ...object, [step]: withTextAt(object[step], rest, words) }
}

export function withBlockText(block: Block, path: TextPath, words: unknown): Block {
  const props = withTextAt(block.props, path, words)
  return isObject(props) ? { ...block, props } : block
}

function textsIn(value: unknown, path: TextPath): PlainText[] {
  if (typeof value === 'string') return value.trim() ? [{ path, words: value.trim() }] : []
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, [...path, at]))
  if (!isObject(value) || isRich(value) || 'to' in value) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
}

function isRich(value: unknown): boolean {
  return isObject(value) && value.type === 'doc'
}
