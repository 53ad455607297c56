import { type BlockType, type BlockTypes, blockTypes } from '#kernel/site/block/block-type.ts'
import type { ServerModule } from '../../module.ts'
import type { BlockLoader, LinkLoader } from './block-loader.ts'

/** What all modules bring for blocks; a disabled module's types are unknown. */
export type BlockParts = {
  types: BlockTypes
  loaders: readonly BlockLoader[]
  links: readonly LinkLoader[]
  /** The blocks come from an editor at work and are stored nowhere yet. */
  isTrial?: boolean
}

/**
 * @example const { types } = blockParts(serverModules, (name) => config.isEnabled(name))
 */
export function blockParts(
  modules: readonly ServerModule[],
  isEnabled: (module: string) => boolean = () => true,
): BlockParts {
  const enabled = modules.filter(({ name }) => isEnabled(name))
  return {
    types: blockTypes(enabled.flatMap(({ blocks = [] }): readonly BlockType[] => blocks)),
    loaders: enabled.flatMap(({ blockData = [] }) => blockData),
    links: enabled.flatMap(({ linkTargets = [] }) => linkTargets),
  }
}
