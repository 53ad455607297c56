import type { Block } from '../block.ts'
import type { BlockTypes } from '../block-type.ts'
import { REF_KINDS, type RefKind } from '../field-marks.ts'
import { Link } from '../link.ts'
import { linksIn } from '../rich-text/text-of.ts'
import { eachBlock } from '../tree/walk-blocks.ts'
import { type MarkedValue, markedValues } from './schema-values.ts'

/** Ids of what blocks point to, each once, in the order in which they first appear. */
export type BlockRefs = { files: string[]; pages: string[]; galleries: string[]; globals: string[] }

const PLURALS = { file: 'files', page: 'pages', gallery: 'galleries', global: 'globals' } as const

/**
 * What blocks point to: files, pages (links in texts and buttons included), galleries, global blocks.
 * Read from the marks of the schemas, so a new type needs no code for it.
 */
export function refsIn(types: BlockTypes, blocks: readonly Block[]): BlockRefs {
  const refs: BlockRefs = { files: [], pages: [], galleries: [], globals: [] }
  eachBlock(types, blocks, (block, type) => {
    for (const { kind, id } of markedValues(type.schema, block.props).flatMap(refsOf)) {
      const known = refs[PLURALS[kind]]
      if (!known.includes(id)) known.push(id)
    }
  })
  return refs
}

/** Every link of the blocks: of buttons and cards as of running text. */
export function linksOfBlocks(types: BlockTypes, blocks: readonly Block[]): Link[] {
  const links: Link[] = []
  eachBlock(types, blocks, (block, type) => {
    links.push(...markedValues(type.schema, block.props).flatMap(linksOf))
  })
  return links
}

function linksOf({ mark, value }: MarkedValue): Link[] {
  if (mark.kind === 'rich-text') return linksIn(value)
  const link = mark.kind === 'link' ? Link.safeParse(value).data : undefined
  return link ? [link] : []
}

type Ref = { kind: RefKind; id: string }

function refsOf({ mark, value }: MarkedValue): Ref[] {
  if (mark.kind === 'rich-text') return linksIn(value).flatMap(refsOfLink)
  const kind = REF_KINDS.find((known) => known === mark.kind)
  return kind && typeof value === 'string' ? [{ kind, id: value }] : []
}

function refsOfLink(link: Link): Ref[] {
  return markedValues(Link, link).flatMap(refsOf)
}
