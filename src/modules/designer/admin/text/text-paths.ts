import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { fillTokens, type Tokens } from '#kernel/site/block/fill-tokens.ts'
import { isObject } from '#kernel/site/block/tree/walk-blocks.ts'

type TextPath = readonly (string | number)[]
export type PlainText = {
  readonly path: TextPath
  /** As it is stored. */
  readonly words: string
  /** As it is drawn: with what its tokens stand for. */
  readonly shown: string
}

/** The prop that holds running text, when the block has one of its own. */
export function richPath(type: BlockType, block: Block): TextPath | undefined {
  if (!type.caps.hasInline) return undefined
  const props = type.schema.safeParse(block.props).data ?? {}
  const found = Object.entries(props).find(([, value]) => isRich(value))
  return found && [found[0]]
}

/** Every plain text of a block with where it stands in the props. */
export function plainTexts(type: BlockType, block: Block, tokens: Tokens): PlainText[] {
  if (!type.caps.hasInline) return []
  const props = type.schema.safeParse(block.props).data ?? {}
  const slots = type.slots ?? []
  const own = Object.fromEntries(Object.entries(props).filter(([name]) => !slots.includes(name)))
  return textsIn({ written: own, drawn: fillTokens(own, tokens) }, [])
}

/** The props with another text at a path; everything beside it stays the same object. */
function withTextAt(value: unknown, path: TextPath, words: unknown): unknown {
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

type Sides = { written: unknown; drawn: unknown }

function textsIn({ written, drawn }: Sides, path: TextPath): PlainText[] {
  if (typeof written === 'string') {
    const words = written.trim()
    return words ? [{ path, words, shown: typeof drawn === 'string' ? drawn.trim() : words }] : []
  }
  if (Array.isArray(written)) {
    const list = Array.isArray(drawn) ? drawn : written
    return written.flatMap((item, at) => textsIn({ written: item, drawn: list[at] }, [...path, at]))
  }
  if (!isObject(written) || isRich(written) || 'to' in written) return []
  const inner = isObject(drawn) ? drawn : written
  return Object.entries(written).flatMap(([name, value]) =>
    textsIn({ written: value, drawn: inner[name] }, [...path, name]),
  )
}

function isRich(value: unknown): boolean {
  return isObject(value) && value.type === 'doc'
}
