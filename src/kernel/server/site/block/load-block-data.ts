import type { Block } from '#kernel/site/block/block.ts'
import type { BlockData } from '#kernel/site/block/block-data.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { type Link, type LinkTarget, thingKey } from '#kernel/site/block/link.ts'
import { eachBlock, slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { linksOfBlocks, refsIn } from '#kernel/site/block/values/refs-in.ts'
import type { Context } from '../../context.ts'
import type { BlockLoader, LinkLoader, WantedBlock } from './block-loader.ts'
import type { BlockParts } from './block-parts.ts'

type LoadedBlockData = { data: BlockData; tags: readonly string[] }

/** Global blocks inside global blocks: further in, nothing is drawn. */
const MAX_ROUNDS = 3

/** Loads what blocks show and where their links lead, a few queries for the whole page. */
export async function loadBlockData(
  parts: BlockParts,
  context: Context<never>,
  blocks: readonly Block[],
): Promise<LoadedBlockData> {
  const found: Found = { blocks: {}, embedded: {}, tags: new Set(), all: [] }
  let fresh = blocks
  for (let round = 0; round < MAX_ROUNDS && fresh.length > 0; round += 1) {
    found.all.push(...fresh)
    fresh = await loadRound(parts, context, { found, blocks: fresh })
  }
  const links = await loadLinks(parts, context, found)
  const { blocks: data, embedded, tags } = found
  return { data: { links, blocks: data, embedded }, tags: [...tags] }
}

type Found = {
  blocks: Record<string, unknown>
  embedded: Record<string, readonly Block[]>
  tags: Set<string>
  all: Block[]
}

/** Answers with the blocks that came in for others and have wishes of their own. */
async function loadRound(
  parts: BlockParts,
  context: Context<never>,
  { found, blocks }: { found: Found; blocks: readonly Block[] },
): Promise<Block[]> {
  const wanted = wantedBlocks(parts, blocks)
  const loads = parts.loaders.map(async (loader: BlockLoader) => {
    const mine = loader.types.flatMap((type) => wanted.get(type) ?? [])
    const origin = { isTrial: parts.isTrial ?? false }
    return mine.length > 0 ? loader.load(context, mine, origin) : undefined
  })
  const embedded: Block[] = []
  for (const loaded of await Promise.all(loads)) {
    for (const tag of loaded?.tags ?? []) found.tags.add(tag)
    for (const [id, data] of loaded?.data ?? []) found.blocks[id] = data
    for (const [id, inner] of loaded?.embedded ?? []) {
      const own = withOwnIds(parts.types, inner, id)
      found.embedded[id] = own
      embedded.push(...own)
    }
  }
  return embedded
}

function wantedBlocks(
  { types, loaders }: BlockParts,
  blocks: readonly Block[],
): Map<string, WantedBlock[]> {
  const loaded = new Set(loaders.flatMap((loader) => loader.types))
  const wanted = new Map<string, WantedBlock[]>()
  eachBlock(types, blocks, (block, type) => {
    if (!block.id || !loaded.has(type.name)) return
    const props = type.schema.safeParse(block.props)
    if (!props.success) return
    const refs = refsIn(types, [{ ...block, props: withoutSlots(block, type.slots) }])
    const known = wanted.get(type.name) ?? []
    wanted.set(type.name, [...known, { id: block.id, props: props.data, refs }])
  })
  return wanted
}

/** A block's own references, without those of the blocks inside it. */
function withoutSlots({ props }: Block, slots: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !slots.includes(name)))
}

async function loadLinks(
  parts: BlockParts,
  context: Context<never>,
  { all, tags }: Found,
): Promise<BlockData['links']> {
  const links = linksOfBlocks(parts.types, all)
  const pages: Record<string, LinkTarget> = {}
  const files: Record<string, LinkTarget> = {}
  const things: Record<string, LinkTarget> = {}
  await Promise.all(
    parts.links.map(async ({ to, load }) => {
      const wanted = [...new Set(links.flatMap((link) => idIn(link, to)))]
      if (wanted.length === 0) return
      const loaded = await load(context, wanted)
      for (const tag of loaded.tags) tags.add(tag)
      for (const [id, target] of loaded.targets) {
        if (to === 'page') pages[id] = target
        else if (to === 'file') files[id] = target
        else things[thingKey({ noun: to.noun, thing: id })] = target
      }
    }),
  )
  return { pages, files, things }
}

/** What a link points to, if it is of that kind. */
function idIn(link: Link, to: LinkLoader['to']): string[] {
  if (link.to === 'page') return to === 'page' && link.page ? [link.page] : []
  if (link.to === 'file') return to === 'file' ? [link.file] : []
  if (link.to !== 'thing' || typeof to === 'string') return []
  return link.noun === to.noun ? [link.thing] : []
}

/**
 * Copies of blocks with ids that belong to one place: the same global block may stand on a page
 * twice, with other words each time.
 */
function withOwnIds(types: BlockTypes, blocks: readonly Block[], place: string): Block[] {
  return blocks.map((block, at) => {
    const id = `${place}_${block.id ?? at}`
    const slots = typeOf(types, block)?.slots ?? []
    if (slots.length === 0) return { ...block, id }
    const held = slots.map((name) => [name, withOwnIds(types, slotOf(block, name), place)])
    return { ...block, id, props: { ...block.props, ...Object.fromEntries(held) } }
  })
}
