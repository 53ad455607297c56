import { type BlockTypes, blockTypes } from '#kernel/site/block/block-type.ts'
import { madeOnce } from '#kernel/site/memoize-by-object.ts'
import type { Services } from '../../services.ts'

const typesOf = madeOnce((modules: Services['modules']) =>
  blockTypes(modules.flatMap(({ blocks = [] }) => blocks)),
)

/** The kinds of blocks that all modules bring, whether they are switched on or not. */
export function allBlockTypes({ modules }: Pick<Services, 'modules'>): BlockTypes {
  return typesOf(modules)
}
