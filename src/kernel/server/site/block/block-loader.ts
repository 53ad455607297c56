import type { z } from 'zod'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import type { LinkTarget } from '#kernel/site/block/link.ts'
import type { BlockRefs } from '#kernel/site/block/values/refs-in.ts'
import type { Context } from '../../context.ts'

/** A block whose data is wanted: its props are checked, its references already found. */
export type WantedBlock<Props = unknown> = { id: string; props: Props; refs: BlockRefs }

type LoadedBlocks<Data = unknown> = {
  /** By block id; a block that is missing gets no data. */
  data?: ReadonlyMap<string, Data>
  /** Blocks that stand in for a block, by its id. */
  embedded?: ReadonlyMap<string, readonly Block[]>
  /** The rows this was made from; touching one of them drops the cached page. */
  tags: readonly string[]
}

/** `isTrial`: the blocks come from an editor at work and are stored nowhere yet. */
type BlockOrigin = { isTrial: boolean }

/** Loads what blocks of some types show: called once per page with all of them. */
export type BlockLoader = {
  types: readonly string[]
  load(
    context: Context<never>,
    blocks: readonly WantedBlock[],
    origin: BlockOrigin,
  ): Promise<LoadedBlocks>
}

/** Pages, files, or things of a module by the name of their noun. */
type LinkTo = 'page' | 'file' | { noun: string }

/** Finds where links lead, once per page; ids that are missing in the answer lead nowhere. */
export type LinkLoader = {
  to: LinkTo
  load(context: Context<never>, ids: readonly string[]): Promise<LoadedLinks>
}
type LoadedLinks = {
  targets: ReadonlyMap<string, LinkTarget>
  tags: readonly string[]
}

/**
 * Binds a loader to block types, with the database typed to the module's own tables.
 * @example const onBlocks = blockLoadersOf<Tables>(); onBlocks([image], async ({ db }, blocks) => …)
 */
export function blockLoadersOf<Tables>() {
  return <Type extends BlockType>(
    types: readonly Type[],
    load: (
      context: Context<Tables>,
      blocks: readonly WantedBlock<z.output<Type['schema']>>[],
      origin: BlockOrigin,
    ) => Promise<LoadedBlocks<NonNullable<Type['data']>>>,
  ): BlockLoader => ({ types: types.map(({ name }) => name), load }) as unknown as BlockLoader
}

/** @example linkLoaderOf<Tables>()('page', async ({ db, lang }, ids) => …) */
export function linkLoaderOf<Tables>() {
  return (
    to: LinkLoader['to'],
    load: (context: Context<Tables>, ids: readonly string[]) => Promise<LoadedLinks>,
  ): LinkLoader => ({ to, load }) as unknown as LinkLoader
}
