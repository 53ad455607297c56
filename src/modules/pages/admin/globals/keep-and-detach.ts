import { uuidv7 } from 'uuidv7'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { applyOverrides } from '../../blocks/global/apply-overrides.ts'
import { globalBlock } from '../../blocks/global/block.ts'
import { createGlobal, publishGlobal, readGlobal } from '../../globals/global.calls.ts'
import { withFreshIds } from '../blocks/outline/block-tree.ts'

type Naming = { name: string; lang: Lang }

/** Stores the block for everyone and answers with what stands in its place; width and all stay. */
export async function keepAsGlobal(
  types: BlockTypes,
  block: Block,
  { name, lang }: Naming,
): Promise<Block> {
  const { attrs: _, ...content } = withFreshIds(types, block)
  const made = await call(createGlobal, { body: { name, blocks: { [lang]: [content] } } })
  const [stored] = made.items
  if (!stored) throw new Error('The server answered without a global block')
  const { _id: id, revision } = stored
  await call(publishGlobal, { params: { id }, body: { revision } })
  const { attrs } = block
  return {
    id: uuidv7(),
    type: globalBlock.name,
    v: globalBlock.v,
    props: { global: id, overrides: {} },
    ...(attrs && { attrs }),
  }
}

/** What a global block shows in this place, as blocks of the page itself. */
export async function detachedBlocks(
  types: BlockTypes,
  block: Block,
  lang: Lang,
): Promise<Block[]> {
  const props = globalBlock.schema.safeParse(block.props).data
  if (!props?.global) return []
  const inner = await innerBlocks(types, props.global, lang)
  return applyOverrides(types, inner, props.overrides).map((one) => withFreshIds(types, one))
}

/** The blocks of a global one in a language; an empty language shows the German ones. */
export async function innerBlocks(types: BlockTypes, id: string, lang: Lang): Promise<Block[]> {
  const { items } = await call(readGlobal, { params: { id } })
  const { de = [], en = [] } = items[0]?.blocks ?? {}
  return readBlocks(types, lang === 'en' && en.length > 0 ? en : de)
}
