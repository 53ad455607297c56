import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { fillTokens, type Tokens } from '#kernel/site/block/fill-tokens.ts'
import { textOf } from '#kernel/site/block/rich-text/text-of.ts'
import { eachBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { refsIn } from '#kernel/site/block/values/refs-in.ts'
import { filesById } from '#modules/files/server/api.ts'
import { hero } from '../../blocks/hero/block.ts'
import { image } from '../../blocks/image/block.ts'
import { text } from '../../blocks/text/block.ts'
import type { Db } from '../unit-of-work.ts'

const MOST = 180

/** What search engines are told of a page that says nothing itself: the beginning of its texts. */
export function firstWords(types: BlockTypes, blocks: readonly Block[], tokens: Tokens): string {
  let first = ''
  eachBlock(types, blocks, (block) => {
    first ||= wordsOf(block).trim()
  })
  const found = fillTokens(first, tokens).replace(/\s+/g, ' ').trim()
  return found.length <= MOST ? found : `${found.slice(0, MOST).replace(/\s\S*$/, '')} …`
}

/** The picture of a shared link where none was chosen: the first one that is shown large. */
export function firstPicture(types: BlockTypes, blocks: readonly Block[]): string {
  let found = ''
  eachBlock(types, blocks, (block) => {
    if (block.type === hero.name || block.type === image.name)
      found ||= refsIn(types, [block]).files[0] ?? ''
  })
  return found
}

/** The first of the wanted files that everyone may see; links carry it to strangers. */
export async function findPublicPicture(
  db: Db,
  wanted: readonly string[],
): Promise<string | undefined> {
  const ids = wanted.filter(Boolean)
  if (ids.length === 0) return undefined
  const files = await filesById(db, ids)
  return ids.find((id) =>
    files.some(({ _id, isPrivate, isMissing }) => _id === id && !isPrivate && !isMissing),
  )
}

function wordsOf(block: Block): string {
  if (block.type === text.name) {
    const props = text.schema.safeParse(block.props)
    return props.success ? textOf(props.data.text) : ''
  }
  if (block.type !== hero.name) return ''
  const props = hero.schema.safeParse(block.props)
  return props.success ? props.data.text : ''
}
