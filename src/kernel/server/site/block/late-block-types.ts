import { type BlockType, type BlockTypes, blockTypes } from '#kernel/site/block/block-type.ts'

/**
 * The kinds of blocks of all modules, for a module that is itself among them: they are gathered
 * when first asked for.
 */
export function lateBlockTypes(
  modules: () => readonly { blocks?: readonly BlockType[] }[],
): () => BlockTypes {
  let types: BlockTypes | undefined
  return () => {
    types ??= blockTypes(modules().flatMap(({ blocks = [] }) => blocks))
    return types
  }
}
